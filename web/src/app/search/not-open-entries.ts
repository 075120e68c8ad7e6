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
    path: '/buy-books',
    name: { ka: 'წიგნების შეძენა', en: 'Buy books' },
    meanwhile: {
      path: '/my-library',
      text: { ka: 'წიგნის თხოვნა ბიბლიოთეკაში შეიძლება', en: 'Books can be borrowed from the library' },
    },
    synonyms: 'წიგნი სახელმძღვანელო მაღაზია ყიდვა textbook shop buy book store',
  },
]
