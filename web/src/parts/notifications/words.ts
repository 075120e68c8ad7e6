import { catalogue } from '#web/i18n/catalogue.ts'

export const notificationWords = catalogue({
  notifications: { ka: 'შეტყობინებები', en: 'Notifications' },
  none: {
    ka: 'შეტყობინება ჯერ არ გაქვთ. აქ გამოჩნდება უნივერსიტეტის სიახლეები, პასუხები და თქვენი ცხრილის ცვლილებები.',
    en: 'No notifications yet. News of the university, answers and changes of your timetable will appear here.',
  },
  all: { ka: 'ყველა შეტყობინება ({count})', en: 'All notifications ({count})' },
  notOpened: { ka: '{count} წაუკითხავი', en: '{count} unread' },
  seeAll: { ka: 'ყველას წაკითხულად მონიშვნა', en: 'Mark all as read' },
  isNew: { ka: 'ახალი', en: 'New' },
  open: { ka: 'გვერდის გახსნა', en: 'Open the page' },
})
