import type { ScreenPath } from '#web/app/paths.ts'

type NamedText = { readonly ka: string; readonly en: string }

interface NotOpenEntry {
  /** The screen that is not built yet; once a menu has it, the entry is left out. */
  readonly path: ScreenPath
  readonly name: NamedText
  /** Where to go meanwhile, and what is there. */
  readonly meanwhile: { readonly path: ScreenPath; readonly text: NamedText } | null
  readonly synonyms: string
}

/** What students look for and the portal does not have yet. */
export const notOpenEntries: readonly NotOpenEntry[] = [
  {
    path: '/my-library',
    name: { ka: 'ბიბლიოთეკა და წიგნები', en: 'Library and books' },
    meanwhile: {
      path: '/my-program',
      text: { ka: 'კურსის მასალები საგნის გვერდზეა', en: 'Course materials are on the page of each subject' },
    },
    synonyms: 'წიგნი ელექტრონული სახელმძღვანელო მაღაზია ebooks textbook loans reading shop buy scan',
  },
]
