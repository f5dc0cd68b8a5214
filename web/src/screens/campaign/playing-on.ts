import { api } from "../../lib/api";

/** Play on with the same heroes: go to the next chapter of the campaign, which begins now or has begun. What went wrong, if anything did. */
export async function playOn(table: string): Promise<Error | null> {
  try {
    location.hash = `#/table/${encodeURIComponent((await api.playOn(table)).id)}`;
    return null;
  } catch (error) {
    return error as Error;
  }
}
