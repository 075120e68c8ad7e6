import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  fines: { ka: 'ბიბლიოთეკის ჯარიმები', en: 'Library fines' },
  inAll: { ka: 'ბიბლიოთეკის ჯარიმები სულ:', en: 'Library fines in all:' },
  countedHere: { ka: '{amount} გადასახდელ თანხაში შედის', en: '{amount} is counted in what you owe' },
  inAccount: { ka: '{amount} ანგარიშზე დაგერიცხათ – გადახდა', en: '{amount} is on your account: pay online' },
  listedHere: { ka: '{amount} ამ გვერდზეა', en: '{amount} is on this page' },
  inLibrary: {
    ka: '{amount} ცალკე უნდა გადაიხადოთ, „ჩემი ბიბლიოთეკის“ გვერდზე',
    en: '{amount} is paid apart: My library',
  },
})
