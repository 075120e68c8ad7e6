import type { FileField } from '#contract/endpoint/endpoint.ts'

/** Why the server would refuse the file (spec 5.13.4); null if it would not. */
export const findFileError = (
  file: File,
  { maxBytes, types }: FileField,
): 'size' | 'type' | 'empty' | null => {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (types !== undefined && !types.includes(ending)) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'empty' : null
}
