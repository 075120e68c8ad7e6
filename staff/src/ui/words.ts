import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  recoveryText: {
    ka: 'ეს კოდები მხოლოდ ერთხელ გამოჩნდება. შეინახეთ ისინი ტელეფონისგან განცალკევებით: თითოეულით ერთხელ შეხვალთ, თუ აპლიკაცია ხელთ არ გექნებათ.',
    en: 'These codes are shown only once. Keep them apart from your phone: each signs you in once when you do not have the app at hand.',
  },
  copy: { ka: 'კოპირება', en: 'Copy' },
  copied: { ka: 'დაკოპირებულია', en: 'Copied' },
})
