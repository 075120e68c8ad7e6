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
    path: '/financial-info',
    name: { ka: 'გადახდა და დავალიანება', en: 'Payments and fees' },
    meanwhile: {
      path: '/academic-calendar',
      text: { ka: 'გადახდის ვადები აკადემიურ კალენდარშია', en: 'Payment dates are in the academic calendar' },
    },
    synonyms:
      'ფული გადასახადი საფასური სწავლის ქირა ბარათი ბანკი ონლაინ ბალანსი ფინანსური ინვოისი money pay paying fee tuition debt balance card bank online finance financial invoice cost price',
  },
  {
    path: '/financial-info',
    name: { ka: 'სტიპენდია და გრანტი', en: 'Scholarships and grants' },
    meanwhile: {
      path: '/duties',
      text: {
        ka: 'თუ მონაცემებია საჭირო, გამოჩნდება გვერდზე „გასაკეთებელი“',
        en: 'If data are needed from you, “To do” lists them',
      },
    },
    synonyms: 'ფული დაფინანსება ანგარიში ფინანსური money funding financial aid stipend bank account',
  },
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
