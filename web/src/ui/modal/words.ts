import { catalogue } from '#web/i18n/catalogue.ts'

export const modalWords = catalogue({
  dialogStep: { ka: 'საკითხი {nth}, სულ {count}', en: '{nth} of {count}' },
})
