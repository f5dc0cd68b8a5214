## Items: questions

ask-add-damage = { $who } hits for { $faces }. Use something to add Damage?
ask-cancel-harm = { $who } is about to be hurt. Prevent all damage of this source?
ask-cancel-darkness-card = { $card } was drawn. { $who }, cancel it?
ask-cancel-dread-card = { $card } was drawn. { $who }, cancel it?
ask-cancel-darkness-moves = The Darkness is about to advance. { $who }, keep it where it is?
ask-cancel-sanity-harm = { $who } is about to take Sanity damage. Prevent all of it this turn?
ask-cancel-depth-event = A Depth Event comes. { $who }, keep it from happening?
ask-hold-back-anew = Hold Back the Darkness: { $faces }. { $who }, use something to roll both dice again?
ask-teleport-to = { $who }: { $points } spaces. Where to?
ask-draw-three = { $card } was drawn. { $who }, give up { $source } to choose among three?
ask-card-to-use = { $who }, which of the three cards is used?
ask-card-on-top = { $who }, which card goes on top of the deck?
ask-cancel-voices = { $who } hears Voices in the Dark. Keep them away?
ask-cancel-darkness-space = The Darkness enters a special space. Does { $who } keep it from acting?
ask-help-test = { $who } takes a test of { $skill } ({ $target }+). Use something to help?
ask-cure = { $who }, what are you rid of?
