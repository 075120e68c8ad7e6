import { useState } from 'react'
import { attachments } from '#contract/administration/conversations.ts'
import type { Message } from '#web/i18n/message.ts'
import { messages } from '#web/i18n/messages.ts'
import { findFileError } from '#web/ui/file/find-file-error.ts'
import { messageWords } from './words.ts'

const field = attachments['files[]']
const limit = field.maxBytes / 1024 / 1024

/** The types that the browser offers. */
export const acceptedFiles = field.types.map((type) => `.${type}`).join(',')

/** Adds files to the next message; the rules are said only about a file that breaks one. */
export const useAttach = (files: readonly File[], onFiles: (files: readonly File[]) => void) => {
  const [refused, setRefused] = useState<Message | null>(null)
  const add = (picked: readonly File[]) => {
    setRefused(null)
    const kept = picked.filter((file) => {
      const error = findFileError(file, field)
      if (error === 'size') setRefused({ phrase: messages.fileTooBig, params: { limit } })
      if (error === 'empty') setRefused({ phrase: messages.fileEmpty })
      if (error === 'type')
        setRefused({
          phrase: messageWords.typeRefused,
          params: { file: file.name, types: field.types.join(', ') },
        })
      return error === null
    })
    // A file with the same name replaces the first.
    const names = new Set(kept.map(({ name }) => name))
    const all = [...files.filter(({ name }) => !names.has(name)), ...kept]
    if (all.length > field.most)
      setRefused({ phrase: messageWords.tooManyFiles, params: { count: field.most } })
    onFiles(all.slice(0, field.most))
  }
  return { refused, add }
}
