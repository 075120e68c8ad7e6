import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  read: { ka: 'წავიკითხე', en: 'I have read it' },
  written: { ka: 'გამოგზავნილია: {date}', en: 'Sent: {date}' },
})
