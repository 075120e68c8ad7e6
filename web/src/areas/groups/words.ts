import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  missingPractice: {
    ka: 'ამ საგანში პრაქტიკული ჯგუფი არ გაქვთ.',
    en: 'You have no practical group in this subject.',
  },
  missingSeminar: {
    ka: 'ამ საგანში სემინარის ჯგუფი არ გაქვთ.',
    en: 'You have no seminar group in this subject.',
  },
  missingBoth: {
    ka: 'ამ საგანში არც სემინარის ჯგუფი გაქვთ და არც პრაქტიკული.',
    en: 'You have neither a seminar group nor a practical group in this subject.',
  },
  chooseWhenOpen: {
    ka: 'მისი არჩევა ღია ეტაპზე შეგეძლებათ.',
    en: 'You can choose it while a step is open.',
  },
  chooseLectureFirst: {
    ka: 'ჯერ აირჩიეთ ლექციის ჯგუფი: დააჭირეთ ღილაკს „ჯგუფის შეცვლა“.',
    en: 'Choose the lecture group first: press “Change group”.',
  },
  notLoaded: { ka: 'ჯგუფების სია ვერ ჩაიტვირთა.', en: 'The list of groups could not be loaded.' },
  choosePractice: { ka: 'პრაქტიკული ჯგუფის არჩევა', en: 'Choose a practical group' },
  chooseSeminar: { ka: 'სემინარის ჯგუფის არჩევა', en: 'Choose a seminar group' },
  youHave: { ka: 'უკვე გაქვთ:', en: 'You already have:' },
  youChoose: { ka: 'ირჩევთ:', en: 'You choose:' },
  register: { ka: 'დარეგისტრირება', en: 'Register' },
  nextPractice: { ka: 'შემდეგი: პრაქტიკული ჯგუფი', en: 'Next: a practical group' },
  bothAtOnce: {
    ka: 'სემინარისა და პრაქტიკული ჯგუფის ადგილებს მხოლოდ ერთად მიიღებთ.',
    en: 'You take the seats in the seminar and the practical group together, or neither.',
  },
  keepsOthers: {
    ka: 'თქვენი დანარჩენი ჯგუფები და კრედიტები არ იცვლება.',
    en: 'Your other groups and your credits stay as they are.',
  },
  back: { ka: 'უკან', en: 'Back' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  seatTaken: { ka: 'ადგილი თქვენია: „{subject}“, {groups}', en: 'The seat is yours: “{subject}”, {groups}' },

  requestGroup: { ka: 'ჯგუფის გახსნის მოთხოვნა', en: 'Request a group' },
  requestTitle: { ka: 'ჯგუფის გახსნის მოთხოვნა', en: 'Request a group' },
  requestText: {
    ka: 'სთხოვეთ სკოლის დეპარტამენტს, გახსნას ამ საგნის ჯგუფი. დღისა და დროის მითითება აუცილებელი არ არის.',
    en: 'Ask the school department to open a group of this subject. You do not have to give a day or a time.',
  },
  day: { ka: 'დღე', en: 'Day' },
  time: { ka: 'დაწყების დრო', en: 'Start time' },
  anyDay: { ka: 'ნებისმიერი დღე', en: 'Any day' },
  anyTime: { ka: 'ნებისმიერი დრო', en: 'Any time' },
  onlyFree: {
    ka: 'ჩამოთვლილია მხოლოდ ის დღეები და დრო, როცა თავისუფალი ხართ.',
    en: 'Only the days and times at which you are free are listed.',
  },
  goOn: { ka: 'გაგრძელება', en: 'Continue' },
  confirmTitle: { ka: 'გავაგზავნოთ მოთხოვნა?', en: 'Send the request?' },
  sendRequest: { ka: 'მოთხოვნის გაგზავნა', en: 'Send the request' },
  whatFollows: {
    ka: 'მოთხოვნას სკოლის დეპარტამენტი განიხილავს, პასუხს კი აქვე, „ჩემს მოთხოვნებში“ ნახავთ. მოთხოვნა ადგილს არ გიჯავშნით: თუ ჯგუფი გაიხსნება, მასზე თავად უნდა დარეგისტრირდეთ.',
    en: 'The school department will consider it, and you will find the answer here under “My requests”. A request does not hold a seat: if the group is opened, you register for it yourself.',
  },
  requestSent: { ka: 'მოთხოვნა გაგზავნილია: „{subject}“', en: 'Your request is sent: “{subject}”' },
  myRequests: { ka: 'ჩემი მოთხოვნები', en: 'My requests' },
  sentOn: { ka: 'გაგზავნილია: {when}', en: 'Sent {when}' },
  sent: { ka: 'განიხილება', en: 'Being considered' },
  opened: { ka: 'ჯგუფი გაიხსნა', en: 'The group was opened' },
  seeGroups: { ka: 'ჯგუფების ნახვა', en: 'See its groups' },
  seeGroupsOf: { ka: 'ჯგუფების ნახვა: {subject}', en: 'See the groups of {subject}' },
  refused: { ka: 'უარყოფილია', en: 'Refused' },
  requestPending: {
    ka: 'ამ საგნის ჯგუფი უკვე მოთხოვნილი გაქვთ ({slot}), მოთხოვნა განიხილება.',
    en: 'You have already requested a group of this subject ({slot}); the request is being considered.',
  },
})
