import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** `public` is answered to anybody; `student` needs the bearer token of a signed-in student. */
export type Access = 'public' | 'student'

type Schema = z.core.$ZodType
type Shape = Readonly<Record<string, Schema>>
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never
type PathParams<Path extends string> = [PathNames<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [Name in PathNames<Path>]: Schema } }

/** The files that a multipart call takes: the field's name, whether it may repeat, and its limit in bytes. */
export interface FileField {
  readonly required: boolean
  readonly many: boolean
  readonly maxBytes: number
  /** How many files the field takes, where it may repeat. */
  readonly most?: number
  /** The endings of names that are taken, lower-case; without it the call's own rule decides. */
  readonly types?: readonly string[]
}

/** Refused for a reason of the university's: not yours, gone, not in this state, not now, too often. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 423 | 429

interface Optional {
  /** Query keys, each read from the URL's text. */
  readonly query?: Shape
  /** The JSON body, or with `files` the text fields of the multipart body. Unknown fields are ignored. */
  readonly body?: Schema
  /** Makes the call multipart/form-data. */
  readonly files?: Readonly<Record<string, FileField>>
  /** Makes the body a piece of a file, as it is (application/octet-stream). */
  readonly bytes?: true
  /** The largest JSON body in bytes, where 64 KiB is not enough. */
  readonly maxBody?: number
  /** What the call answers when it is not JSON: a file, a stream of events, or dates for a calendar program. */
  readonly answers?: 'file' | 'events' | 'calendar'
  /** The statuses it may refuse with beside those that follow from its shape (401, 413, 415, 422, 500, 503). */
  readonly refuses?: readonly RefusalStatus[]
  /** One sentence for the reader of the API page: what it is for. */
  readonly summary: string
}

/** One call of the wire: what may be sent, by whom, and what is answered inside `{ data }`. */
export interface Endpoint extends Optional {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly params?: Shape
  readonly reply: Schema
}

/** Takes one call as written in a table and gives it back with its exact types; `params` must name what the path names. */
export const call = <
  const Path extends string,
  const E extends Optional & { method: Method; access: Access; reply: Schema },
>(
  entry: E & { readonly path: Path } & PathParams<Path>,
): E & { readonly path: Path } & PathParams<Path> => entry

/** Takes the table of an area's calls and gives it back typed: one noun is one area in every wing. */
export const area = <const Table extends Readonly<Record<string, Endpoint>>>(table: Table): Table => table

/** A row's number in a path or a body: 1 to 999,999,999. */
export const id = () => z.int().check(z.minimum(1), z.maximum(999_999_999))

/** A row's number read from the text of a path or a query. */
export const idText = () =>
  z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(1), z.maximum(999_999_999))

/** A yes or no, as JSON says it or as 1 and 0. */
export const flag = () => z.union([z.boolean(), z.literal([0, 1])])

/** A whole number, by default one that no counter of the university exceeds. */
export const whole = (least = 0, most = 999_999_999) => z.int().check(z.minimum(least), z.maximum(most))

/** A calendar date, Y-m-d (spec 5.16.1); there was no year 0. */
export const day = () => z.iso.date().check(z.refine((text) => !text.startsWith('0000')))

/** A time of day, HH:MM. */
export const time = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** An instant, ISO 8601 with its offset. */
export const instant = () => z.iso.datetime({ offset: true })

/** A text field of one line that must not be empty. */
export const line = (max = 200) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** A text of several lines that must not be empty. */
export const prose = (max = 5000) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** What a call replies that answers a file: its bytes, whatever they are. */
export const fileBytes = () => z.unknown()

/** What a call answers that has nothing more to tell than that it is done. */
export const done = () => z.literal('ok')
