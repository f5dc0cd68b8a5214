/** Classes whose name says who is usually meant; anybody may be anything all the same. */
export const womanly = (heroClass: string): boolean => /girl|sister|widow|maiden|witch/.test(heroClass);
