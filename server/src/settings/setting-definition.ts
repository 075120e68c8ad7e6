import type { Phrase } from '#rules/text/locale.ts'

/** A value as JSON has it. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [part: string]: JsonValue }

/** What a value looks like; `list_setting_faults` in the database compares values with it. */
export interface Shape {
  readonly type: 'boolean' | 'integer' | 'number' | 'text' | 'list' | 'object'
  readonly minimum?: number
  readonly maximum?: number
  readonly choices?: readonly string[]
  /** A regular expression of PostgreSQL. */
  readonly pattern?: string
  readonly maxLength?: number
  readonly format?: 'time-zone' | 'network' | 'date' | 'secret'
  readonly items?: Shape
  readonly maxItems?: number
  readonly parts?: Readonly<Record<string, Shape>>
  /** Parts that may be missing. */
  readonly optional?: readonly string[]
  readonly allowsNull?: boolean
  /** How a sentence names it: "must be …". */
  readonly ka: string
  readonly en: string
}

/** A setting of the university: a row of the table `setting`. */
export interface SettingDefinition {
  readonly name: string
  /** What it decides, and what the value means. */
  readonly meaning: Phrase & { readonly en: string }
  readonly shape: Shape
  /** The value of a new portal. Without a default there is no row until somebody sets the value. */
  readonly default?: JsonValue
  /** Replaces a wrong stored value; by default the last right value does, or else `default`. */
  readonly whenWrong?: JsonValue
  /**
   * `command`: only `npm run setting` changes it, because it protects the accounts of staff. `portal`: the portal writes
   * it, and no command or file shows it.
   */
  readonly changedBy?: 'command' | 'portal'
}
