import { api } from "./api";
import type { AccountView } from "./wire";

/** Who is logged in here, if the server has accounts. Asked once, and whenever something changes. */
class Known {
  view = $state.raw<AccountView | null>(null);

  /** Whether the server has accounts. */
  get on(): boolean {
    return this.view !== null && this.view.registering !== "off";
  }
  get name(): string {
    return this.view?.name ?? "";
  }
  async look(): Promise<void> {
    if (this.view) return;
    try {
      this.view = await api.account();
    } catch {
      // the server is away: nobody is known
    }
  }
}

export const account = new Known();
