import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  reportProblem: { ka: 'პრობლემის შეტყობინება', en: 'Report a problem' },
  problemLabel: { ka: 'რა გიშლით ხელს რეგისტრაციაში?', en: 'What is stopping you from registering?' },
  problemHint: {
    ka: 'დაასახელეთ საგანი და ჯგუფი. ტექსტი გაგზავნამდე ინახება, ფაილი კი ამ ფანჯრის დახურვამდე.',
    en: 'Name the subject and the group. What you write is kept until you send it.',
  },
  file: { ka: 'ფაილი (თუ საჭიროა)', en: 'A file, if it helps' },
  sendProblem: { ka: 'გაგზავნა', en: 'Send' },
  problemSent: {
    ka: 'შეტყობინება გაიგზავნა. პასუხს ნახავთ გვერდზე „პრობლემის შეტყობინება“',
    en: 'Sent. You will find the answer on the page “Report a problem”',
  },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
})
