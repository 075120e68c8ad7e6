import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  attendanceTitle: { ka: 'გამოშვების ცერემონია', en: 'The graduation ceremony' },
  attendanceText: {
    ka: 'თქვენ წელს ამთავრებთ უნივერსიტეტს. ადგილების მოსამზადებლად გვჭირდება ვიცოდეთ, დაესწრებით თუ არა ცერემონიას.',
    en: 'You graduate this year. So that there is a place for you, the university needs to know whether you will attend the ceremony.',
  },
  yes: { ka: 'დავესწრები', en: 'I will attend' },
  no: { ka: 'ვერ დავესწრები', en: 'I will not attend' },
  noHint: {
    ka: 'დიპლომს სკოლის დეპარტამენტში მიიღებთ; მანტია აღარ შეიკვეთება.',
    en: 'You will get your diploma from the school department; no gown is ordered.',
  },
  notDecided: { ka: 'ჯერ არ გადამიწყვეტია', en: 'I have not decided yet' },
  notDecidedHint: { ka: 'კვლავ შვიდი დღის შემდეგ გკითხავთ.', en: 'You will be asked again in seven days.' },

  gownTitle: { ka: 'გამოსაშვები მანტია', en: 'Your graduation gown' },
  gownText: {
    ka: 'აირჩიეთ, იყიდით მანტიას თუ იქირავებთ ცერემონიის დღისთვის. შენახული არჩევანის შესაცვლელად სკოლის დეპარტამენტს უნდა მიმართოთ.',
    en: 'Choose whether you buy a gown or rent one for the day. To change what is saved you would have to contact the school department.',
  },
  buy: { ka: 'ვიყიდი', en: 'I buy it' },
  buyHint: { ka: 'მანტია თქვენთან რჩება.', en: 'The gown stays with you.' },
  rent: { ka: 'ვიქირავებ', en: 'I rent it' },
  rentHint: {
    ka: 'მანტიას ცერემონიის შემდეგ აბრუნებთ.',
    en: 'You give the gown back after the ceremony.',
  },
})
