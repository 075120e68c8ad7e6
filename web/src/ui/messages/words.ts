import { catalogue } from '#web/i18n/catalogue.ts'

export const messageWords = catalogue({
  earlier: { ka: 'წინა შეტყობინებები', en: 'Earlier messages' },
  today: { ka: 'დღეს', en: 'Today' },
  yesterday: { ka: 'გუშინ', en: 'Yesterday' },
  you: { ka: 'თქვენ', en: 'You' },
  file: { ka: 'ფაილი: {name}', en: 'File: {name}' },
  newMessages: {
    ka: '{count} ახალი შეტყობინება',
    en: { one: '{count} new message', other: '{count} new messages' },
  },
  muted: { ka: 'გაჩუმებულია', en: 'Muted' },
  messagesWith: { ka: 'მიმოწერა: {name}', en: 'Messages with {name}' },
  group: { ka: 'ჯგუფი', en: 'Group' },
  lecturer: { ka: 'ლექტორი', en: 'Lecturer' },
  student: { ka: 'სტუდენტი', en: 'Student' },
  seen: { ka: 'ნანახია', en: 'Seen' },
  seenBy: { ka: 'ნახა {count} ადამიანმა', en: 'Seen by {count}' },
  sent: { ka: 'გაგზავნილია', en: 'Sent' },
  message: { ka: 'შეტყობინება', en: 'Message' },
  send: { ka: 'გაგზავნა', en: 'Send' },
  enterSends: {
    ka: 'Enter აგზავნის, Shift+Enter ახალ ხაზს იწყებს.',
    en: 'Enter sends, Shift+Enter starts a new line.',
  },
  enterBreaks: {
    ka: 'Ctrl+Enter აგზავნის, Enter ახალ ხაზს იწყებს.',
    en: 'Ctrl+Enter sends, Enter starts a new line.',
  },
  makeEnterBreak: { ka: 'გაგზავნა Ctrl+Enter-ით', en: 'Send with Ctrl+Enter' },
  makeEnterSend: { ka: 'გაგზავნა Enter-ით', en: 'Send with Enter' },
  attach: { ka: 'ფაილის დართვა', en: 'Attach files' },
  typeRefused: {
    ka: '„{file}“ ვერ დაერთვება. დასაშვები ტიპები: {types}',
    en: '“{file}” cannot be attached. Allowed types: {types}',
  },
  tooManyFiles: {
    ka: 'ერთ შეტყობინებას {count}-ზე მეტ ფაილს ვერ დაურთავთ',
    en: 'At most {count} files go with a message',
  },
  newFrom: { ka: 'ახალი', en: 'New' },
  reportThis: { ka: 'საჩივარი', en: 'Report' },
  reportOf: { ka: 'საჩივარი შეტყობინებაზე: {text}', en: 'Report the message: {text}' },
  empty: { ka: 'დაწერეთ შეტყობინება ან დაურთეთ ფაილი', en: 'Write a message or attach a file' },
})
