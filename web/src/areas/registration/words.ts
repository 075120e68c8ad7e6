import { catalogue } from '#web/i18n/catalogue.ts'
import { nothingFreeWords } from './subject-list/nothing-free/words.ts'
import { seatUndoWords } from './undo/words.ts'
import { stateWords } from './subject-list/state/state-words.ts'

export const words = catalogue({
  registration: { ka: 'რეგისტრაცია', en: 'Registration' },
  toSteps: { ka: 'ეტაპები', en: 'Steps' },
  myPlans: { ka: 'ჩემი გეგმები', en: 'My plans' },

  plans: { ka: 'გეგმები', en: 'Plans' },
  more: { ka: 'სხვა', en: 'More' },
  backToList: { ka: 'სიაში დაბრუნება', en: 'Back to the list' },
  creditsUnit: { ka: 'კრ.', en: 'credits' },
  creditsNow: { ka: 'კრედიტები ამ სემესტრში:', en: 'Credits this semester:' },
  daysLeft: { ka: 'დარჩა {count} დღე', en: { one: '1 day left', other: '{count} days left' } },
  minutesLeft: { ka: 'დარჩა {count} წუთი', en: { one: '1 minute left', other: '{count} minutes left' } },
  hoursLeft: { ka: 'დარჩა {count} საათი', en: { one: '1 hour left', other: '{count} hours left' } },
  actionsOf: { ka: 'მოქმედებები: {subject}', en: 'Actions: {subject}' },
  leftToDo: { ka: 'კიდევ ასარჩევი', en: 'Left to do' },
  leftToDoText: {
    ka: 'აირჩიეთ საგანი და აქ მის ჯგუფებს ნახავთ.',
    en: 'Choose a subject, and its groups will appear here.',
  },
  fromModules: { ka: 'გასავლელი საგნები', en: 'Subjects still to pass' },
  passedSubjects: { ka: 'ჩაბარებული ({count})', en: 'Passed ({count})' },

  subjects: { ka: 'საგნები', en: 'Subjects' },
  skipToSearch: { ka: 'საგნის ძიებაზე გადასვლა', en: 'Skip to the search of subjects' },
  show: { ka: 'რომელი საგნები ჩანს', en: 'Which subjects are shown' },
  all: { ka: 'ყველა', en: 'All' },
  // Short, so that the chips of a phone fit in one line.
  free: { ka: 'ასარჩევი', en: 'Available now' },
  freeCount: { ka: 'ასარჩევი ({count})', en: 'Available now ({count})' },
  clash: { ka: 'იკვეთება', en: 'Clashing' },
  registered: { ka: 'ჩემი', en: 'Mine' },
  done: { ka: 'ჩაბარებული', en: 'Passed' },
  ...stateWords,
  ects: { ka: '{count} კრედიტი', en: { one: '{count} credit', other: '{count} credits' } },
  // At the end of a line, where the name of the subject needs the space.
  ectsShort: { ka: '{count}\u00a0კრ.', en: { one: '{count} credit', other: '{count} credits' } },
  creditsOf: { ka: '{held} / {ects} კრედიტი', en: '{held} / {ects} credits' },
  moduleDone: { ka: 'ჩაბარებულია {done}', en: '{done} passed' },
  moduleDoneAndRegistered: {
    ka: 'ჩაბარებულია {done}, რეგისტრირებულია {registered}',
    en: '{done} passed, {registered} registered',
  },
  fromPreRegistration: { ka: 'წინასწარ არჩეული საგნები', en: 'From my pre-registration' },
  isPreRegistered: { ka: 'წინასწარ არჩეული', en: 'Pre-registered' },
  notRegisteredYet: { ka: 'ჯერ არ ხართ რეგისტრირებული', en: 'Not registered yet' },
  blockChosen: { ka: 'არჩეულია {chosen} / {choose}', en: '{chosen} of {choose} chosen' },
  outsideBlocks: { ka: 'სხვა საგნები', en: 'Other subjects' },
  upToSubjects: {
    ka: 'ამ მოდულიდან მაქსიმუმ {count} საგნის არჩევა შეიძლება; უკვე გაქვთ {chosen}.',
    en: 'At most {count} subjects of this module; you have {chosen}.',
  },
  upToCredits: {
    ka: 'ამ მოდულიდან მაქსიმუმ {maximum} კრედიტის არჩევა შეიძლება; უკვე გაქვთ {used}.',
    en: 'At most {maximum} credits of this module; you have {used}.',
  },

  declineFreeCredits: { ka: 'თავისუფალ კრედიტებზე უარი', en: 'Decline free credits' },
  restoreFreeCredits: { ka: 'უარის გაუქმება', en: 'Restore free credits' },
  freeCreditsDeclined: {
    ka: 'ამ სემესტრში თავისუფალ კრედიტებზე უარი ნათქვამი გაქვთ.',
    en: 'You have declined free credits this semester.',
  },
  freeCreditsDeclinedKept: {
    ka: 'ამ სემესტრში თავისუფალ კრედიტებზე უარი ნათქვამი გაქვთ, ამიტომ საგნები აქ არ ჩანს. უკვე დაკავებული ადგილები თქვენი რჩება. სანამ ეტაპი ღიაა, უარი შეგიძლიათ გააუქმოთ.',
    en: 'You have declined free credits this semester, so no subjects are shown here. The seats you already have stay yours. You can restore free credits while the step is open.',
  },
  freeCreditsRestored: {
    ka: 'თავისუფალი კრედიტების საგნები ისევ ჩანს.',
    en: 'The subjects for free credits are shown again.',
  },
  freeCreditsDeclinedText: {
    ka: 'ამ სემესტრში თავისუფალ კრედიტებზე უარი ნათქვამი გაქვთ, ამიტომ საგნები აქ არ ჩანს. სანამ ეტაპი ღიაა, უარი შეგიძლიათ გააუქმოთ.',
    en: 'You have declined free credits this semester, so no subjects are shown here. You can restore them while the step is open.',
  },

  minor: { ka: 'დამატებითი სპეციალობა', en: 'Minor' },
  minorText: {
    ka: 'თქვენს პროგრამასთან ერთად შეგიძლიათ სხვა სპეციალობის საგნებიც შეისწავლოთ.',
    en: 'Alongside your programme you can study subjects of another speciality.',
  },
  chooseMinor: { ka: 'სპეციალობის არჩევა', en: 'Choose a minor' },
  chooseMinorTitle: { ka: 'აირჩიეთ დამატებითი სპეციალობა', en: 'Choose a minor programme' },
  chooseMinorText: {
    ka: 'მისი საგნები სიაში დაემატება. სანამ ეტაპი ღიაა, არჩევანის წაშლა შეგიძლიათ.',
    en: 'Its subjects will be added to the list. While the step is open you can delete the choice.',
  },
  firstRoundWaits: {
    ka: 'პირველი ეტაპის საგნებს მათთვის განკუთვნილ ეტაპზე აირჩევთ. უკვე დაკავებული ადგილები თქვენი რჩება.',
    en: 'The subjects of the first round can be chosen later, in their own step. The seats you already have stay yours.',
  },
  minorChosen: { ka: 'არჩეულია დამატებითი სპეციალობა: {speciality}', en: 'Your minor: {speciality}' },
  deleteMinor: { ka: 'დამატებითი სპეციალობის წაშლა', en: 'Delete my minor' },
  deleteMinorTitle: {
    ka: 'წავშალოთ დამატებითი სპეციალობა?',
    en: 'Delete the minor?',
  },
  keepMinor: { ka: 'სპეციალობის შენარჩუნება', en: 'Keep the minor' },
  deleteMinorText: {
    ka: 'მასთან ერთად გაუქმდება მისი საგნების რეგისტრაცია და ადგილები მაშინვე გათავისუფლდება:',
    en: 'The registrations for its subjects are cancelled with it, and their seats are free at once:',
  },
  deleteMinorNothing: {
    ka: 'მის საგნებზე რეგისტრირებული არ ხართ, ამიტომ არაფერი გაუქმდება.',
    en: 'You are not registered for any of its subjects, so nothing is cancelled.',
  },
  firstRoundAgain: {
    ka: 'პირველი ეტაპის საგნების არჩევა ისევ შეგეძლებათ, როცა მათი ეტაპი ღია იქნება.',
    en: 'You can choose among the subjects of the first round again, while their step is open.',
  },
  minorDeleted: {
    ka: 'დამატებითი სპეციალობა წაშლილია, გაუქმდა {count} რეგისტრაცია.',
    en: {
      one: 'Your minor is deleted and 1 registration cancelled.',
      other: 'Your minor is deleted and {count} registrations cancelled.',
    },
  },

  english: { ka: 'ინგლისური ენის დონე', en: 'English level' },
  noLevelYet: { ka: 'ინგლისური ენის დონე ჯერ არ აგირჩევიათ.', en: 'You have not chosen a level yet.' },
  chooseLevel: { ka: 'დონის არჩევა', en: 'Choose a level' },
  changeLevel: { ka: 'დონის შეცვლა', en: 'Change the level' },
  levelTitle: { ka: 'აირჩიეთ ინგლისური ენის დონე', en: 'Choose your level of English' },
  levelText: {
    ka: 'შემდეგ აირჩევთ ჯგუფს. დადასტურებამდე არაფერი შეიცვლება.',
    en: 'Then you choose its group. Nothing changes before you confirm it.',
  },
  levelChangeText: {
    ka: 'შემდეგ აირჩევთ ჯგუფს. ადგილს საგანში „{subject}“ მხოლოდ მაშინ დათმობთ, როცა ახალს მიიღებთ.',
    en: 'Then you choose its group. Your seat in “{subject}” is given up only when the new one is yours.',
  },
  chooseItsGroup: { ka: 'ჯგუფის არჩევა', en: 'Choose its group' },

  toPlan: { ka: 'გეგმაში დამატება', en: 'Add to a plan' },
  mustChange: { ka: 'ჯერ ეს ჯგუფები უნდა შეცვალოთ', en: 'Change these groups first' },
  chooseAnother: { ka: 'სხვა ჯგუფის არჩევა', en: 'Choose another group' },

  changeSubject: { ka: 'საგნის შეცვლა', en: 'Change the subject' },
  changeSubjectOf: { ka: 'საგნის შეცვლა: {subject}', en: 'Change the subject: {subject}' },
  exchanging: {
    ka: 'აირჩიეთ საგანი, რომლითაც „{subject}“ შეიცვლება.',
    en: 'Choose a subject in place of “{subject}”.',
  },
  exchangingLevel: {
    ka: 'აირჩიეთ ახალი დონის ჯგუფი, რომლითაც „{subject}“ შეიცვლება.',
    en: 'Choose a group of the new level in place of “{subject}”.',
  },
  exchangingText: {
    ka: 'თქვენი ადგილი შეგინარჩუნდებათ, სანამ ახალს არ დაიკავებთ.',
    en: 'Your seat stays yours until you have the new one.',
  },
  givesUp: { ka: 'დათმობთ', en: 'You give up' },
  exchange: { ka: 'შეცვლა', en: 'Exchange' },
  exchanged: {
    ka: 'საგანი „{old}“ შეიცვალა საგნით „{subject}“',
    en: '“{old}” was exchanged for “{subject}”',
  },
  registerAgain: { ka: 'ხელახლა რეგისტრაცია', en: 'Register again' },
  earlierMark: { ka: 'წინა ქულა: {score}.', en: 'Your earlier result: {score} points.' },

  noModules: {
    ka: 'თქვენი პროგრამის მოდულები ჯერ არ გამოქვეყნებულა. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The modules of your programme are not published yet. Contact the school department.',
  },
  noSubjects: { ka: 'ამ მოდულში საგნები არ არის.', en: 'There are no subjects in this module.' },
  noneOfFilter: { ka: 'აქ ასეთი საგანი არ არის.', en: 'There is no such subject here.' },
  foundElsewhere: {
    ka: 'არჩეულ სიაში ასეთი საგანი არ არის. ის სხვა საგნებში მოიძებნა:',
    en: 'Nothing in the chosen list. Among all other subjects:',
  },
  allOverCredits: {
    ka: 'რომელი საგანიც უნდა აირჩიოთ, კრედიტების ლიმიტს გადააჭარბებთ. ახლის ასარჩევად ჯერ სხვა ადგილი დათმეთ.',
    en: 'Each of these would take you over your credit limit. To take one, give up another subject.',
  },
  nothingFound: { ka: 'ასეთი საგანი ვერ მოიძებნა.', en: 'No such subject was found.' },
  ...nothingFreeWords,
  toMyRegistrations: { ka: 'ჩემი რეგისტრაციები', en: 'My registrations' },
  showAll: { ka: 'ყველა საგნის ჩვენება', en: 'Show all subjects' },

  chooseSubject: {
    ka: 'აირჩიეთ საგანი და აქ მის ჯგუფებს ნახავთ.',
    en: 'Choose a subject, and its groups will appear here.',
  },
  toGroups: { ka: 'ჯგუფების ნახვა', en: 'Go to its groups' },
  // The groups below it say the date.
  teachingStarted: {
    ka: 'სწავლას {week} კვირიდან შეუერთდებით; გაცდენილი მასალა ლექტორთან დააზუსტეთ.',
    en: 'From week {week}: ask the lecturer how to catch up.',
  },

  overSemester: {
    ka: 'ამ საგანთან ერთად სემესტრში {sum} კრედიტი გექნებათ, დასაშვებია არაუმეტეს {maximum}.',
    en: 'With this subject you would have {sum} credits this semester, and at most {maximum} are allowed.',
  },
  overYear: {
    ka: 'ამ საგანთან ერთად სასწავლო წელს {sum} კრედიტი გექნებათ, დასაშვებია არაუმეტეს {maximum}.',
    en: 'With this subject you would have {sum} credits this academic year, and at most {maximum} are allowed.',
  },

  overAdvice: {
    ka: 'აირჩიეთ ნაკლებკრედიტიანი საგანი ან დათმეთ სხვა ადგილი.',
    en: 'Choose a subject with fewer credits, or drop another one.',
  },
  movesTogether: {
    ka: 'ყველაფერი ერთად შეიცვლება. თუ რომელიმე ადგილი ამასობაში დაიკავეს, არაფერი შეიცვლება.',
    en: 'All of it is done at once. If one of the seats is taken in the meantime, nothing changes.',
  },

  register: { ka: 'დარეგისტრირება', en: 'Register' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  youAreRegistered: { ka: 'ამ საგანზე რეგისტრირებული ხართ', en: 'You are registered for this subject' },
  seatIsYours: { ka: 'ადგილი თქვენია.', en: 'The seat is yours.' },
  seeInSchedule: { ka: 'ცხრილში ნახვა', en: 'In my schedule' },
  nextSubject: { ka: 'შემდეგი საგანი: {subject}', en: 'Next subject: {subject}' },
  seatTaken: { ka: 'ადგილი თქვენია: „{subject}“', en: 'The seat is yours: “{subject}”' },
  ...seatUndoWords,
  passedBefore: { ka: 'ეს საგანი უკვე ჩაბარებული გაქვთ.', en: 'You have already passed this subject.' },
  seeGroups: { ka: 'ჯგუფების ნახვა ({count})', en: 'See the groups ({count})' },
  changeGroup: { ka: 'ჯგუფის შეცვლა', en: 'Change group' },
  changeGroupOf: { ka: 'ჯგუფის შეცვლა: {subject}', en: 'Change group: {subject}' },
  changing: {
    ka: 'აირჩიეთ სხვა ჯგუფი. თქვენი ადგილი შენარჩუნებულია, სანამ ახალს არ მიიღებთ.',
    en: 'Choose another group. Your seat is kept until you have the new one.',
  },
  newTimes: { ka: 'ახალი დრო ცხრილში:', en: 'New in your timetable:' },
  seatKeptMeanwhile: {
    ka: 'ძველი ადგილი მხოლოდ მაშინ თავისუფლდება, როცა ახალს მიიღებთ. კრედიტები არ იცვლება.',
    en: 'The old seat is freed only when you have the new one. Your credits stay the same.',
  },
  groupChanged: {
    ka: 'ჯგუფი შეცვლილია: „{subject}“, {groups}',
    en: 'Your group is changed: “{subject}”, {groups}',
  },
  groupChangedHere: { ka: 'ჯგუფი შეცვლილია.', en: 'Your group is changed.' },
  groupsRestored: { ka: 'წინა ჯგუფი აღდგენილია', en: 'Undone: your group is as it was' },
  giveUp: { ka: 'ადგილის დათმობა', en: 'Drop the subject' },
  giveUpOf: { ka: 'ადგილის დათმობა: {subject}', en: 'Drop the subject: {subject}' },
  giveUpTitle: { ka: 'დავთმოთ ადგილი?', en: 'Drop the subject?' },
  keepSeat: { ka: 'ადგილის შენარჩუნება', en: 'Keep the subject' },
  giveUpText: {
    ka: 'დათმობთ ადგილს საგანში „{subject}“. ის მაშინვე შეიძლება სხვა სტუდენტმა დაიკავოს.',
    en: 'You give up your seat in “{subject}”. Another student may take it at once.',
  },
  seatGivenUpWithMoves: {
    ka: 'ადგილი დათმობილია: „{subject}“; წინა ჯგუფები აღდგენილია',
    en: 'Dropped: “{subject}”; the former groups are restored',
  },
  seatGivenUp: { ka: 'ადგილი დათმობილია: „{subject}“', en: 'Dropped: “{subject}”' },
  giveUpClosed: {
    ka: 'ადგილის დათმობა მხოლოდ ღია ეტაპზეა შესაძლებელი.',
    en: 'A subject can be dropped only while a step is open.',
  },

  myWeek: { ka: 'ჩემი კვირა', en: 'My week' },
  myRegistrations: { ka: 'ჩემი რეგისტრაციები', en: 'My registrations' },
  total: { ka: 'სულ {ects} კრედიტი', en: '{ects} credits in all' },
  noRegistrations: {
    ka: 'ჯერ არცერთ საგანზე არ ხართ რეგისტრირებული.',
    en: 'You are not registered for any subject yet.',
  },

  isOpen: { ka: 'რეგისტრაცია ღიაა', en: 'Registration is open' },
  openSoon: { ka: 'რეგისტრაცია ახლა დახურულია', en: 'Registration is closed now' },
  opensAt: { ka: '{step} იხსნება: {when}', en: '{step} opens: {when}' },
  closesAt: { ka: 'იხურება: {when}', en: 'Closes: {when}' },
  isOver: { ka: 'რეგისტრაცია ამ სემესტრში დასრულებულია', en: 'Registration is over for this semester' },
  isOverText: {
    ka: 'შეცვლა ახლა მხოლოდ სკოლის დეპარტამენტს შეუძლია.',
    en: 'Only the school department can make changes now.',
  },
  isUnplanned: {
    ka: 'რეგისტრაციის თარიღები ჯერ დადგენილი არ არის.',
    en: 'No dates set yet for registration.',
  },
  isUnplannedText: {
    ka: 'თარიღები დანიშვნისთანავე აქ გამოჩნდება.',
    en: 'They will appear here as soon as the university sets them.',
  },
  // Plans are often named so themselves.
  readyPlan: { ka: '„{name}“ რეგისტრაციისთვის', en: 'For registration: {name}' },
  planSubjects: { ka: '{count} საგანი', en: { one: '1 subject', other: '{count} subjects' } },
  planFits: { ka: 'დრო არ იკვეთება', en: 'no clashes' },
  planErrors: {
    ka: 'შესასწორებელია {count} საგანი',
    en: { one: '1 subject needs a change', other: '{count} subjects need a change' },
  },
  planNow: {
    ka: 'ჯგუფების ნახვა და კვირის დაგეგმვა უკვე შეგიძლიათ.',
    en: 'You can already look at the groups and plan your week.',
  },
})
