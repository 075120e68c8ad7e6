import { hash } from 'node:crypto'
import { sameText, type Look } from '#rules/since-last-look.ts'

/** Takes what stands on a page; gives the name of that version, 22 characters. */
export const versionOf = (look: Look): string => hash('sha256', sameText(look), 'base64url').slice(0, 22)
