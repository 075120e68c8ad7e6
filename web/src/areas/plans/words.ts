import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  myPlans: { ka: 'ჩემი გეგმები', en: 'My plans' },
  toRegistration: { ka: 'რეგისტრაციაზე', en: 'To registration' },
  planName: { ka: 'გეგმა {number}', en: 'Plan {number}' },
  copyName: { ka: '{name} – ასლი', en: '{name} – copy' },
  none: {
    ka: 'შეინახეთ საგნები და ჯგუფები წინასწარ, რეგისტრაციის გახსნისას კი ერთი შეხებით დარეგისტრირდით.',
    en: 'Your plans will appear here: subjects with the groups you want, to register for at once while registration is open.',
  },
  newPlan: { ka: 'ახალი გეგმა', en: 'New plan' },
  openPlan: { ka: 'გეგმა „{name}“: სხვა გეგმის არჩევა', en: 'Plan “{name}”: switch to another plan' },
  actionsOf: { ka: 'მოქმედებები: „{name}“', en: 'Actions: “{name}”' },
  name: { ka: 'გეგმის სახელი', en: 'Name of the plan' },
  rename: { ka: 'სახელის შეცვლა', en: 'Rename' },
  copy: { ka: 'ასლის შექმნა', en: 'Copy' },
  remove: { ka: 'წაშლა', en: 'Delete' },
  planDeleted: { ka: 'გეგმა წაიშალა: „{name}“', en: 'The plan “{name}” is deleted' },

  saved: { ka: 'შენახულია', en: 'Saved' },
  saving: { ka: 'ინახება…', en: 'Saving…' },
  unsaved: {
    ka: 'ჯერ არ შენახულა: კავშირი არ არის. ცვლილებები ამ მოწყობილობაზე რჩება და ავტომატურად შეინახება.',
    en: 'Not saved yet: there is no connection. Your changes stay on this device and will be saved when the connection is back.',
  },
  conflict: {
    ka: 'ეს გეგმა ამასობაში სხვა მოწყობილობიდან შეიცვალა.',
    en: 'This plan has been changed on another device.',
  },
  showOtherVersion: { ka: 'იქ შენახული ვერსიის ჩვენება', en: 'Show what was saved there' },
  keepOwnChanges: { ka: 'ჩემი ცვლილებების შენარჩუნება', en: 'Keep my changes' },

  plan: { ka: 'გეგმა', en: 'Plan' },
  subjects: { ka: 'საგნები', en: 'Subjects' },
  week: { ka: 'კვირა', en: 'Week' },
  inPlan: { ka: 'საგნები გეგმაში', en: 'Subjects in the plan' },
  total: {
    ka: '{count} საგანი, {ects} კრედიტი',
    en: { one: '1 subject, {ects} credits', other: '{count} subjects, {ects} credits' },
  },
  ects: { ka: '{count} კრედიტი', en: { one: '{count} credit', other: '{count} credits' } },
  ectsShort: { ka: '{count} კრ.', en: { one: '{count} credit', other: '{count} credits' } },
  orderHint: {
    ka: 'ადგილებს ამ თანმიმდევრობით დაიკავებთ.',
    en: 'Seats are taken in this order.',
  },
  empty: {
    ka: 'გეგმაში საგნები ჯერ არ არის. აირჩიეთ საგანი და მისი ჯგუფი: ისინი გამოჩნდება აქაც, ცხრილშიც და კრედიტებშიც.',
    en: 'There are no subjects in this plan yet. Choose a subject and its group: it appears here, in the week and in the credits.',
  },
  toSubjects: { ka: 'საგნის დამატება', en: 'Add a subject' },
  first: { ka: 'პირველი არჩევანი', en: 'First choice' },
  second: { ka: 'მეორე არჩევანი', en: 'Second choice' },
  firstShort: { ka: '1-ლი', en: '1st' },
  secondShort: { ka: 'მე-2', en: '2nd' },
  groupGone: { ka: 'არჩეული ჯგუფი აღარ არის', en: 'The chosen group no longer exists' },
  group: { ka: 'ჯგუფი {group}', en: 'Group {group}' },
  handleHint: {
    ka: 'გადაადგილება: ისრები ზემოთ და ქვემოთ. გაუქმება: Esc.',
    en: 'To move it: arrow up or down. To cancel: Esc.',
  },
  placeOf: {
    ka: '{subject}: {place} ადგილი {count}-დან. თანმიმდევრობის შეცვლა',
    en: '{subject}: place {place} of {count}. Change the order',
  },
  actionsOfSubject: { ka: 'მოქმედებები: {subject}', en: 'Actions: {subject}' },
  changeFirst: { ka: 'პირველი არჩევანის შეცვლა', en: 'Change the first choice' },
  changeFirstOf: { ka: 'პირველი არჩევანის შეცვლა: {subject}', en: 'Change the first choice: {subject}' },
  changeSecond: { ka: 'მეორე არჩევანის შეცვლა', en: 'Change the second choice' },
  changeSecondOf: { ka: 'მეორე არჩევანის შეცვლა: {subject}', en: 'Change the second choice: {subject}' },
  addSecond: { ka: 'მეორე არჩევანის დამატება', en: 'Add a second choice' },
  addSecondOf: { ka: 'მეორე არჩევანის დამატება: {subject}', en: 'Add a second choice: {subject}' },
  removeSecond: { ka: 'მეორე არჩევანის წაშლა', en: 'Remove the second choice' },
  removeSecondOf: { ka: 'მეორე არჩევანის წაშლა: {subject}', en: 'Remove the second choice: {subject}' },
  secondRemoved: {
    ka: 'მეორე არჩევანი წაიშალა: „{subject}“',
    en: 'Second choice removed: “{subject}”',
  },
  earlier: { ka: 'ზემოთ აწევა', en: 'Move up' },
  earlierOf: { ka: 'ზემოთ აწევა: {subject}', en: 'Move up: {subject}' },
  later: { ka: 'ქვემოთ ჩამოწევა', en: 'Move down' },
  laterOf: { ka: 'ქვემოთ ჩამოწევა: {subject}', en: 'Move down: {subject}' },
  removeSubject: { ka: 'გეგმიდან ამოღება', en: 'Remove from the plan' },
  removeSubjectOf: { ka: 'გეგმიდან ამოღება: {subject}', en: 'Remove from the plan: {subject}' },
  subjectRemoved: { ka: 'გეგმიდან ამოღებულია: „{subject}“', en: 'Removed from the plan: “{subject}”' },
  movedTo: { ka: '„{subject}“: {place} ადგილი {count}-დან', en: '“{subject}”: place {place} of {count}' },
  isRegistered: { ka: 'ამ საგანზე უკვე რეგისტრირებული ხართ', en: 'You are registered for this subject' },
  passedBefore: { ka: 'ეს საგანი უკვე გავლილი გაქვთ', en: 'You have already taken this subject' },

  addToPlan: { ka: 'გეგმაში დამატება', en: 'Add to the plan' },
  addAsSecond: { ka: 'მეორე არჩევანად დამატება', en: 'Add as the second choice' },
  addedToPlan: { ka: 'გეგმაშია: „{subject}“', en: 'In the plan: “{subject}”' },
  backToPlan: { ka: 'გეგმაზე დაბრუნება', en: 'Back to the plan' },
  secondHint: {
    ka: 'თუ პირველ არჩევანში ადგილი აღარ იქნება, ამ ჯგუფს მიიღებთ.',
    en: 'If the first choice has no seat left, you get this group.',
  },
  noGroups: {
    ka: 'ამ საგანს ამ სემესტრში ღია ჯგუფები არ აქვს. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'This subject has no open groups this semester, contact the school department.',
  },

  clash: {
    ka: 'ჯგუფი {group} იკვეთება საგანთან „{subject}“: {day}, {time}',
    en: 'Group {group} coincides with “{subject}”: {day}, {time}',
  },
  full: {
    ka: 'ჯგუფში {group} ახლა თავისუფალი ადგილი არ არის',
    en: 'Group {group} has no free seat at the moment',
  },
  overSemester: {
    ka: 'ამ საგანთან ერთად სემესტრში {sum} კრედიტი გექნებათ, დასაშვებია არაუმეტეს {maximum}',
    en: 'With this subject the semester comes to {sum} credits, and at most {maximum} are allowed',
  },
  overYear: {
    ka: 'ამ საგანთან ერთად სასწავლო წელს {sum} კრედიტი გექნებათ, დასაშვებია არაუმეტეს {maximum}',
    en: 'With this subject the academic year comes to {sum} credits, and at most {maximum} are allowed',
  },
  sameChoice: {
    ka: 'პირველისგან არ განსხვავდება: მეორედ სხვა ჯგუფი აირჩიეთ',
    en: 'The same as the first: choose another group as the second',
  },
  otherGroups: {
    ka: 'ამ საგანზე უკვე სხვა ჯგუფში ხართ რეგისტრირებული',
    en: 'You are already registered for this subject in another group',
  },
  repaired: {
    ka: 'გეგმა შეიცვალა: საგნები აღარ იკვეთება',
    en: 'The plan has been changed: nothing clashes now',
  },
  noErrors: { ka: 'დრო არ იკვეთება', en: 'No clashes' },
  showError: { ka: 'ჩვენება', en: 'Show' },
  errorCount: {
    ka: '{count} საგანი ყურადღებას საჭიროებს.',
    en: { one: '1 subject needs your attention.', other: '{count} subjects need your attention.' },
  },

  registerPlan: { ka: 'გეგმის საგნებზე რეგისტრაცია', en: 'Registering the plan' },
  register: { ka: 'დარეგისტრირება', en: 'Register the plan' },
  opensAt: {
    ka: 'გეგმის დარეგისტრირება შესაძლებელი იქნება, როცა რეგისტრაცია გაიხსნება: {when}',
    en: 'You can register the plan when registration opens: {when}',
  },
  allRegistered: {
    ka: 'გეგმის ყველა საგანზე რეგისტრირებული ხართ.',
    en: 'You are registered for every subject of this plan.',
  },
  opensWhen: { ka: 'იხსნება {when}', en: 'Opens {when}' },
  untilClosing: { ka: 'რეგისტრაციის დასრულებამდე', en: 'Registration is open,' },
  closesOn: { ka: '{when}', en: 'closes {when}' },
  over: { ka: 'რეგისტრაცია ამ სემესტრში დასრულებულია.', en: 'Registration is over for this semester.' },
  unplanned: {
    ka: 'რეგისტრაციის თარიღები ჯერ დადგენილი არ არის.',
    en: 'No dates set yet for registration.',
  },
  allOrNothing: { ka: 'ყველა ან არცერთი.', en: 'All or nothing' },
  allOrNothingText: {
    ka: 'თუ რომელიმე საგანზე ადგილი ვერ მოიძებნა, არცერთზე არ დარეგისტრირდებით.',
    en: 'If one of the subjects is not available, none is registered.',
  },
  confirmTitle: { ka: 'დარეგისტრირდებით გეგმის საგნებზე?', en: 'Register the plan?' },
  takenBefore: {
    ka: 'ეს საგნები უკვე გავლილი გაქვთ. გსურთ მათზე ხელახლა დარეგისტრირება?',
    en: 'You have already taken these subjects. Do you want to register for them again?',
  },
  confirmText: {
    ka: 'ემატება {ects} კრედიტი; სემესტრში გექნებათ {sum}, ლიმიტი – {maximum}.',
    en: {
      one: '1 subject, {ects} credits: the semester comes to {sum} of {maximum}.',
      other: '{count} subjects, {ects} credits: the semester comes to {sum} of {maximum}.',
    },
  },

  outcome: { ka: 'რეგისტრაციის შედეგი', en: 'Result of the registration' },
  outcomeLine: {
    ka: '{all} საგნიდან {done} საგანზე დარეგისტრირდით.',
    en: '{done} of {all} subjects are registered.',
  },
  outcomeNone: {
    ka: 'ზოგიერთ საგანზე ადგილი ვერ მოიძებნა, ამიტომ არცერთზე არ დარეგისტრირდით.',
    en: 'Nothing was registered: not all subjects were available.',
  },
  outcomeFirst: { ka: 'ადგილი თქვენია', en: 'The seat is yours' },
  outcomeSecond: { ka: 'ადგილი თქვენია: მეორე არჩევანი', en: 'The seat is yours: the second choice' },
  outcomeRefused: { ka: 'ვერ დარეგისტრირდით', en: 'Not registered' },
  becauseFirst: { ka: 'პირველი არჩევანი: {reason}', en: 'First choice: {reason}' },
  becauseSecond: { ka: 'მეორე არჩევანი: {reason}', en: 'Second choice: {reason}' },
  chooseOther: { ka: 'სხვა ჯგუფის არჩევა', en: 'Choose another group' },
  chooseOtherOf: { ka: 'სხვა ჯგუფის არჩევა: {subject}', en: 'Choose another group: {subject}' },
  seeRegistrations: { ka: 'ჩემი რეგისტრაციების ნახვა', en: 'See my registrations' },
})
