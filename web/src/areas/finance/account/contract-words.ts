import { catalogue } from '#web/i18n/catalogue.ts'

export const contractWords = catalogue({
  title: { ka: 'სწავლის ხელშეკრულება', en: 'Tuition contract' },
  fee: { ka: 'წლიური საფასური: {fee}', en: 'Annual fee: {fee}' },
  initial: { ka: 'საწყისი შენატანი, ხელმოწერამდე', en: 'Initial instalment, before signing' },
  beforeSigning: { ka: 'დანარჩენი, ხელმოწერამდე', en: 'The rest, before signing' },
  leavingDay: { ka: 'სწავლის შეწყვეტის დღე', en: 'The day of leaving' },
  chooseDay: { ka: 'აირჩიეთ დღე', en: 'Choose a day' },
  visaRefused: { ka: 'ვიზაზე უარი მივიღე', en: 'My visa was refused' },
  returned: { ka: 'დაგიბრუნდებათ', en: 'You would get back' },
  retained: { ka: 'უნივერსიტეტი დაიტოვებს', en: 'The university would keep' },
  byPercent: {
    ka: 'არაუმეტეს წლიური საფასურის {percent}%-ისა.',
    en: 'At most {percent} % of the annual fee.',
  },
  byVisa: {
    ka: 'ვიზაზე უარის შემთხვევაში არაუმეტეს {amount}.',
    en: 'At most {amount} after a refused visa.',
  },
  byWhole: {
    ka: 'მეორე სემესტრის დაწყების შემდეგ საფასური აღარ ბრუნდება.',
    en: 'No part of the fee is refunded once the second semester has begun.',
  },
  until: { ka: 'ეს წესი მოქმედებს {when}.', en: 'This rule applies until {when}.' },
  nothingPaid: {
    ka: 'ამ სასწავლო წლის საფასურიდან ჯერ არაფერი გადაგიხდიათ.',
    en: 'Nothing of this academic year’s fee has been paid yet.',
  },
  estimate: {
    ka: 'ეს წინასწარი გამოთვლაა; საბოლოო თანხას ფინანსური სამსახური დაგიდასტურებთ.',
    en: 'This is an estimate; the finance office confirms the final amount.',
  },
})
