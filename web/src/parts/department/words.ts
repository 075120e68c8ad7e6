import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  contact: { ka: 'დეპარტამენტის კონტაქტი', en: 'Contact the department' },
  email: { ka: 'ელფოსტა', en: 'E-mail' },
  phone: { ka: 'ტელეფონი', en: 'Phone' },
  address: { ka: 'მისამართი', en: 'Address' },
  hours: { ka: 'მიღების საათები', en: 'Opening hours' },
  notKnown: {
    ka: 'სკოლას დეპარტამენტის კონტაქტი ჯერ არ მიუთითებია.',
    en: 'The school has not given the contact of its department yet.',
  },
})
