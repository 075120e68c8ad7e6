import type { Phrase } from '#rules/text/locale.ts'

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [part: string]: JsonValue }

/** The shape of a value, which `list_setting_faults` in the database checks. */
export interface Shape {
  readonly type: 'boolean' | 'integer' | 'number' | 'text' | 'list' | 'object'
  readonly minimum?: number
  readonly maximum?: number
  readonly choices?: readonly string[]
  /** A PostgreSQL regular expression. */
  readonly pattern?: string
  readonly maxLength?: number
  readonly format?: 'time-zone' | 'network' | 'date' | 'picture' | 'secret'
  readonly items?: Shape
  readonly maxItems?: number
  readonly parts?: Readonly<Record<string, Shape>>
  /** Parts that may be missing. */
  readonly optional?: readonly string[]
  readonly allowsNull?: boolean
  /** Completes the sentence "must be …". */
  readonly ka: string
  readonly en: string
}

/** A setting of the university: a row of the table `setting`. */
export interface SettingDefinition {
  readonly name: string
  /** The decision that the setting makes, and the meaning of its value. */
  readonly meaning: Phrase & { readonly en: string }
  readonly shape: Shape
  /** The value of a new portal. Without a default there is no row until somebody sets the value. */
  readonly default?: JsonValue
  /** Replaces an invalid stored value. By default the last valid value does, or else `default`. */
  readonly whenWrong?: JsonValue
  /**
   * `command`: only `npm run setting` can change it, because it protects staff accounts. `portal`: the portal itself writes
   * it, and commands and files do not show it.
   */
  readonly changedBy?: 'command' | 'portal'
}
