import type { LobbyView, NewTable, Opened, Overlay, Problem } from "./wire";

/** A refusal of the server, in a sentence for people. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export const tokenOf = (table: string): string => localStorage.getItem(`seat ${table}`) ?? "";
export const keepToken = (table: string, token: string): void => localStorage.setItem(`seat ${table}`, token);

async function request<T>(method: string, path: string, { table, body }: { table?: string; body?: unknown } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (table) headers["Seat-Token"] = tokenOf(table);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(`./api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal((await response.json()) as Problem);
  return (await response.json()) as T;
}

export const api = {
  lobby: (lang: string) => request<LobbyView>("GET", `/lobby?lang=${lang}`),
  open: async (made: NewTable): Promise<Opened> => kept(await request<Opened>("POST", "/tables", { body: made })),
  openSave: async (save: string): Promise<Opened> =>
    kept(await request<Opened>("POST", `/saves/${encodeURIComponent(save)}/open`)),
  overlay: (table: string, hero: string, points?: number) =>
    request<Overlay>(
      "GET",
      `/tables/${table}/overlay?hero=${encodeURIComponent(hero)}${points === undefined ? "" : `&points=${points}`}`,
      { table },
    ),
};

function kept(opened: Opened): Opened {
  keepToken(opened.id, opened.token);
  return opened;
}
