import * as z from 'zod'

/** The first entry of a backup. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The baseline and the migrations of the database, by file name. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Manifest = z.output<typeof manifest>

/** The last entry: without it the backup is cut off. */
export const summary = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Files that the database refers to and the folder does not have. */
  missing: z.array(z.string()),
})
export type Summary = z.output<typeof summary>

export const entryNames = {
  manifest: 'manifest.json',
  summary: 'summary.json',
  tables: 'tables/',
  files: 'files/',
} as const
