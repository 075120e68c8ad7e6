import { removeInvisible } from '#rules/text/invisible-characters.ts'

const maxLength = 150

/** The extension in lower case, or an empty string. */
export const getExtension = (name: string): string =>
  /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The name for lists and downloads: without folders and invisible characters, at most 150 characters, in any
 * script. It is never part of a path.
 */
export const sanitizeFileName = (name: string): string => {
  const baseName = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = removeInvisible(baseName.replaceAll('\0', ''))
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  const extension = getExtension(cleaned)
  const stem = [...(extension === '' ? cleaned : cleaned.slice(0, -extension.length - 1))]
  const short = stem
    .slice(0, maxLength - extension.length - 1)
    .join('')
    .trim()
  return [short || 'file', extension].filter(Boolean).join('.')
}
