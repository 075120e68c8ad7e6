import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  confirmRead: { ka: 'წავიკითხე', en: 'I have read it' },
  sentAt: { ka: 'გამოგზავნილია: {date}', en: 'Sent: {date}' },
  today: { ka: 'დღეს', en: 'Today' },
  yesterday: { ka: 'გუშინ', en: 'Yesterday' },
})
