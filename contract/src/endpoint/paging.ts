import * as z from 'zod/mini'
import { trimmedLine } from './endpoint.ts'

const whole = (fallback: number, max: number) =>
  z._default(
    z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(1), z.maximum(max)),
    fallback,
  )

/** `page` from 1, and how many rows a page has. */
export const pageQuery = { page: whole(1, 100_000) } as const

/** The query of the notification list: `per_page` is 20 by default (spec 2.34.1). */
export const perPageQuery = { page: whole(1, 100_000), per_page: whole(20, 100) } as const

/** One page of such rows. */
export const pageSchema = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ items: z.array(row), page: z.int(), perPage: z.int(), total: z.int() })

/** The text to search a list for. */
export const searchQuery = { search: z.optional(z.string().check(trimmedLine(), z.maxLength(100))) }

/** The column by which a list is ordered; with a minus before it downwards, and left out in its usual order. */
export const sortQuery = <const Name extends string>(...columns: readonly Name[]) => ({
  sort: z.optional(z.enum([...columns, ...columns.map((name): `-${Name}` => `-${name}`)])),
})
