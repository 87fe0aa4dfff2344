/** What someone has set on this device. It stays here: nothing of it is sent anywhere. */

const PLACE = "razzia.settings";

export interface Settings {
  /** The name that someone plays under. */
  name: string;
  /** The language that was chosen; empty for the browser's. */
  language: string;
  /** How fast the table moves: 1 is for newcomers. 0: at once. */
  speed: number;
  sound: boolean;
  /** Whether the row and the families say what they are worth. */
  worth: boolean;
  /** Whether single keys do what buttons do. */
  shortcuts: boolean;
}

const DEFAULTS: Settings = { name: "", language: "", speed: 1, sound: false, worth: true, shortcuts: true };

export function stored<T>(place: string, otherwise: T): T {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(place) ?? "{}") };
  } catch {
    return otherwise; // nothing can be kept here, or it is spoilt
  }
}

export function store(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // a private window: it lasts as long as the page does
  }
}

export const settings: Settings = $state(stored(PLACE, DEFAULTS));

/** Change some settings, and keep them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  store(PLACE, settings);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things move: not at speed 0, nor where the system asks for rest. */
export function moves(): boolean {
  return settings.speed > 0 && !still.matches;
}
