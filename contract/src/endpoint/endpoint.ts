import * as z from 'zod/mini'
import { isBlank, trimLine, trimText } from '#rules/text/invisible-characters.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A call for a signed-in member of staff who holds the operation; the operations of the portal are those of its calls. */
export interface StaffAccess {
  readonly staff: string
}

/**
 * `public` needs no log-in; `student` needs the bearer token of a signed-in student; `site` needs the key that the
 * administrator gave the university's own site.
 */
export type Access = 'public' | 'student' | 'site' | StaffAccess

/** Whose token a call takes. */
export type Side = 'public' | 'student' | 'site' | 'staff'

export const toSide = (access: Access): Side => (typeof access === 'object' ? 'staff' : access)

type Schema = z.core.$ZodType
type Shape = Readonly<Record<string, Schema>>
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never
type PathParams<Path extends string> = [PathNames<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [Name in PathNames<Path>]: Schema } }

/** A file field of a multipart call; `many`: it may repeat. */
export interface FileField {
  readonly required: boolean
  readonly many: boolean
  readonly maxBytes: number
  /** The largest number of files, where the field may repeat. */
  readonly most?: number
  /** The allowed file name endings, lower-case; without it the call's own rule decides. */
  readonly types?: readonly string[]
}

/** Not allowed, not found, conflict, locked, too often, no space for files; 401 for wrong credentials. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 423 | 429 | 507

interface Optional {
  /** Query keys, each read from the URL's text. */
  readonly query?: Shape
  /**
   * The JSON body, or with `files` the text fields of the multipart body. Unknown fields are ignored; unknown files are
   * refused.
   */
  readonly body?: Schema
  /** Makes the call multipart/form-data. */
  readonly files?: Readonly<Record<string, FileField>>
  /** Makes the body a piece of a file, as it is (application/octet-stream). */
  readonly bytes?: true
  /** The handler gets the bytes of the body as they came, of any content type: a signature covers them. */
  readonly isRaw?: true
  /** The largest JSON body in bytes, where 64 KiB is not enough. */
  readonly maxBody?: number
  /** The kind of reply when it is not JSON: a file, server-sent events, or iCalendar. */
  readonly answers?: 'file' | 'events' | 'calendar'
  /** Writes a file per request. People take turns with such calls. */
  readonly generatesFile?: true
  /** The statuses of refusals, beside those that follow from the call's shape (401, 408, 413, 415, 422, 500, 503). */
  readonly refuses?: readonly RefusalStatus[]
  /** The reply has sentences in the language of the request: the browser reads it again when the language is switched. */
  readonly hasSentences?: true
  /** Moves money or stock: a call without an Idempotency-Key is refused, and a repeated attempt gets the first answer. */
  readonly needsKey?: true
  /**
   * Compares a repeated key itself, with its receipts, because another row would cost too much in the opening minute. Or
   * the key belongs to another request: pieces of a file carry the key of their form.
   */
  readonly comparesKey?: true
  /** Fields of a reply to staff with codes of students of whom it has no `studentID`: whom staff read is counted. */
  readonly studentCodesIn?: readonly string[]
  /** No screen sends it: it is meant for programs (docs/programs.md). */
  readonly isForPrograms?: true
  /** One sentence for the API page. */
  readonly summary: string
}

/** One call of the API; `reply` is the schema of what is inside `{ data }`. */
export interface Endpoint extends Optional {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly params?: Shape
  readonly reply: Schema
}

/** Whether a call uses an Idempotency-Key: every write by a signed-in person does. */
export const takesKey = ({ method, access }: Endpoint): boolean =>
  method !== 'GET' && (toSide(access) === 'student' || toSide(access) === 'staff')

type Route = `${Method} ${string}`
type MethodOf<R extends Route> = R extends `${infer M extends Method} ${string}` ? M : never
type PathOf<R extends Route> = R extends `${Method} ${infer Path}` ? Path : never

/** Keeps the exact types of a call; `params` must have the names in the path of its route. */
const callFor =
  <const Who extends Access>(access: Who) =>
  <const R extends Route, const E extends Optional & { readonly reply: Schema }>(
    route: R,
    entry: E & PathParams<PathOf<R>>,
  ) => {
    const [method, path] = route.split(' ') as [MethodOf<R>, PathOf<R>]
    return { ...entry, method, path, access }
  }

/** A call for signed-in students. */
export const call = callFor('student')

/** A call that needs no log-in. */
export const publicCall = callFor('public')

/** A call for the university's own site. */
export const siteCall = callFor('site')

/** The calls for staff who hold this operation; it is named after its area: `audit.read`. */
export const staffCall = <const Operation extends string>(operation: Operation) =>
  callFor({ staff: operation })

/** Every signed-in member of staff holds it: their own account. */
export const ownAccount = 'account.use'

/** Keeps the exact types of an area's calls; an area has one name in every package. */
export const area = <const Table extends Readonly<Record<string, Endpoint>>>(table: Table): Table => table

/** A row's number in a path or a body: 1 to 999,999,999. */
export const id = () => z.int().check(z.minimum(1), z.maximum(999_999_999))

/** A row's number read from the text of a path or a query. */
export const idText = () =>
  z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(1), z.maximum(999_999_999))

/** A yes or no, as JSON says it or as 1 and 0. */
export const flag = () => z.union([z.boolean(), z.literal([0, 1])])

/** A whole number within bounds. */
export const whole = (min = 0, max = 999_999_999) => z.int().check(z.minimum(min), z.maximum(max))

/** A calendar date, Y-m-d (spec 5.16.1); there was no year 0. */
export const day = () => z.iso.date().check(z.refine((text) => !text.startsWith('0000')))

/** A time of day, HH:MM. */
export const time = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The time at which something ends, HH:MM. Midnight is 24:00 of the day that it ends. */
export const endTime = () => z.string().check(z.regex(/^(?!00:00)(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

/** An instant, ISO 8601 with its offset. */
export const instant = () => z.iso.datetime({ offset: true })

/** Instead of `z.trim()`: text without visible characters becomes empty, and letters are composed. */
export const trimmed = () => z.overwrite<string>(trimText)

/** For answers whose spaces may matter: empty only if nothing is visible. */
export const unlessBlank = () => z.overwrite<string>((text) => (isBlank(text) ? '' : text.normalize('NFC')))

/** Like `trimmed`, for single-line texts: removes invisible characters. */
export const trimmedLine = () => z.overwrite<string>(trimLine)

/** A text field of one line that must not be empty. */
export const line = (max = 200) => z.string().check(trimmedLine(), z.minLength(1), z.maxLength(max))

/** A text of several lines that must not be empty. */
export const prose = (max = 5000) => z.string().check(trimmed(), z.minLength(1), z.maxLength(max))

/** The reply of a call that answers a file. */
export const fileBytes = () => z.unknown()

/** The reply of a call that succeeds without data. */
export const done = () => z.literal('ok')
