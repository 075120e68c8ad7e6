import type { FileField } from '#contract/endpoint/endpoint.ts'

/** Takes a file and the field of the call that is to take it; says what the server would refuse it for, or null (spec 5.13.4). */
export const fileFault = (file: File, { maxBytes, types }: FileField): 'size' | 'type' | 'empty' | null => {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (types !== undefined && !types.includes(ending)) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'empty' : null
}
