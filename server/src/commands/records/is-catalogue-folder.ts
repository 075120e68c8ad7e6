import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The names of columns that only the older form has (docs/import.md). */
const catalogueColumns = /\b(subject_code|group_code|student_code|school_name_ka)\b/
const headBytes = 1024

const readHead = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    // In UTF-16 every other byte of these letters is zero.
    return buffer.toString('latin1', 0, bytesRead).replaceAll('\u0000', '')
  } finally {
    await file.close()
  }
}

/** Whether the CSV files of the folder are of the older form, with one programme and a timetable. */
export const isCatalogueFolder = async (dir: string): Promise<boolean> => {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.csv'))
  const heads = await Promise.all(names.map((name) => readHead(join(dir, name))))
  return (
    names.length === 0 || names.includes('programme.csv') || heads.some((head) => catalogueColumns.test(head))
  )
}
