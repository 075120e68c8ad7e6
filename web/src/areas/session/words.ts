import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  portal: { ka: 'სტუდენტის პორტალი', en: 'Student portal' },
  login: { ka: 'შესვლა', en: 'Log in' },
  code: { ka: 'სტუდენტის კოდი', en: 'Student code' },
  password: { ka: 'პაროლი', en: 'Password' },
  forgot: { ka: 'დაგავიწყდათ პაროლი?', en: 'Forgot your password?' },
  notLoaded: {
    ka: 'პორტალის ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ ინტერნეტი.',
    en: 'The portal could not be loaded. Check your connection.',
  },
  reload: { ka: 'გვერდის განახლება', en: 'Reload the page' },
  required: { ka: 'ველის შევსება სავალდებულოა', en: 'This field is required' },
})
