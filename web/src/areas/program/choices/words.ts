import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  concentration: { ka: 'კონცენტრაცია', en: 'Concentration' },
  concentrationTitle: { ka: 'აირჩიეთ კონცენტრაცია', en: 'Choose your concentration' },
  concentrationText: {
    ka: 'თქვენს პროგრამას რამდენიმე კონცენტრაცია აქვს. კონცენტრაციას ერთხელ ირჩევთ; შემდეგ მის შესაცვლელად სკოლის დეპარტამენტს უნდა მიმართოთ.',
    en: 'Your programme has several concentrations. You can choose only once; to change it later you would have to contact the school department.',
  },
  chooseConcentration: { ka: 'კონცენტრაციის არჩევა', en: 'Choose a concentration' },
  goOn: { ka: 'გაგრძელება', en: 'Continue' },
  confirmConcentration: {
    ka: 'ავირჩიოთ კონცენტრაცია „{concentration}“?',
    en: 'Choose the concentration “{concentration}”?',
  },
  choose: { ka: 'არჩევა', en: 'Choose the concentration' },

  lawSubjects: { ka: 'სამართლის საგნები', en: 'Law subjects' },
  lawTitle: { ka: 'აირჩიეთ სამართლის საგნები', en: 'Choose your law subjects' },
  lawText: {
    ka: 'თქვენი პროგრამა {count} სამართლის საგანს ითვალისწინებს. აირჩიეთ ისინი ერთად; არჩევანი საბოლოოა.',
    en: {
      one: 'Your programme has 1 law subject. Choose it; the choice is final.',
      other: 'Your programme has {count} law subjects. Choose them together; the choice is final.',
    },
  },
  lawReason: {
    ka: 'თქვენი პროგრამა სამართლის საგნების არჩევას ითვალისწინებს.',
    en: 'Your programme requires you to choose law subjects.',
  },
  lawChosen: { ka: 'არჩეულია {chosen} / {count}', en: '{chosen} of {count} chosen' },
  lawMissing: {
    ka: 'საჭიროა {count} საგანი, არჩეულია {chosen}',
    en: 'Please choose {count} subjects: you have chosen {chosen}',
  },
  confirmLaw: {
    ka: 'ავირჩიოთ სამართლის ეს საგნები?',
    en: { one: 'Choose this law subject?', other: 'Choose these law subjects?' },
  },
  lawFinal: {
    ka: 'არჩევანი საბოლოოა: მის შესაცვლელად სკოლის დეპარტამენტს უნდა მიმართოთ.',
    en: 'The choice is final: to change it you would have to contact the school department.',
  },
  chooseLaw: { ka: 'საგნების არჩევა', en: 'Choose the subjects' },
})
