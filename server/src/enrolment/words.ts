import type { Phrase } from '#rules/text/locale.ts'
import { windowWords } from './decide/words/window-words.ts'
import type { RefusedPhrase } from './decide/refused.ts'

/** Why seats are not taken or given up: what it is about, and what to do next (spec 8.2.3). */
export const words = {
  ...windowWords,
  notActive: {
    status: 403,
    code: 'not_active',
    ka: 'რეგისტრაცია მხოლოდ აქტიური სტატუსის მქონე სტუდენტებს შეუძლიათ. სტატუსის აღსადგენად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Only students with an active status can register. To restore your status, contact the school department.',
  },
  debtBlocks: {
    status: 403,
    code: 'debt_blocks',
    ka: 'რეგისტრაცია ვადაგადაცილებული დავალიანების გამო დაბლოკილია. გადაიხადეთ ის გვერდზე „ონლაინ გადახდა“: შეზღუდვა გადახდისთანავე მოიხსნება.',
    en: 'An overdue debt blocks your registration. Pay it on the page “Pay online”: the block is lifted as soon as it is paid.',
  },
  subjectNotFound: {
    status: 404,
    code: 'subject_not_found',
    ka: 'ასეთი საგანი არ არსებობს. დაბრუნდით საგნების სიაში და აირჩიეთ ხელახლა.',
    en: 'There is no such subject. Go back to the list of subjects and choose again.',
  },
  moduleNotFound: {
    status: 404,
    code: 'module_not_found',
    ka: 'თქვენს პროგრამაში ასეთი მოდული არ არის. დაბრუნდით მოდულების სიაში და აირჩიეთ ხელახლა.',
    en: 'Your programme has no such module. Go back to the list of modules and choose again.',
  },
  groupNotFound: {
    status: 404,
    code: 'group_not_found',
    ka: 'არჩეული ჯგუფი მიმდინარე სემესტრში აღარ არის. განაახლეთ ჯგუფების სია და აირჩიეთ ხელახლა.',
    en: 'The chosen group is no longer in the current semester. Reload the list of groups and choose again.',
  },
  notInProgramme: {
    status: 403,
    code: 'not_in_programme',
    ka: 'საგანი „{subject}“ თქვენი პროგრამის ამ მოდულებში არ შედის. აირჩიეთ საგანი თქვენი პროგრამიდან ან მიმართეთ სკოლის დეპარტამენტს.',
    en: '“{subject}” is not in these modules of your programme. Choose a subject from your programme, or contact the school department.',
  },
  notMyProgramme: {
    status: 403,
    code: 'wrong_program',
    ka: 'მითითებულ პროგრამაზე არ სწავლობთ, ამიტომ იქიდან საგანს „{subject}“ ვერ აირჩევთ. განაახლეთ გვერდი და აირჩიეთ საგანი თქვენი პროგრამიდან.',
    en: 'You do not study in this programme, so you cannot take “{subject}” from it. Reload the page and choose a subject from your own programme.',
  },
  alreadyRegistered: {
    status: 409,
    code: 'already_registered',
    ka: 'საგანზე „{subject}“ უკვე რეგისტრირებული ხართ (ჯგუფი: {groups}). სხვა ჯგუფის ასარჩევად ჯერ გააუქმეთ ეს რეგისტრაცია.',
    en: 'You are already registered for “{subject}” (group: {groups}). To take another group, cancel that registration first.',
  },
  incompleteSet: {
    status: 422,
    code: 'incomplete_set',
    ka: 'საგანზე „{subject}“ რეგისტრაციისთვის ყველა ნაწილის ჯგუფია საჭირო. კიდევ აირჩიეთ: {missing}.',
    en: 'To register for “{subject}” you need a group of each of its parts. Choose also: {missing}.',
  },
  wrongSet: {
    status: 422,
    code: 'wrong_set',
    ka: 'არჩეულ ჯგუფებს ერთად ვერ აირჩევთ: თითო ნაწილიდან მხოლოდ ერთი, ერთმანეთთან დაკავშირებული ჯგუფია საჭირო. აირჩიეთ საგნის „{subject}“ ჯგუფები ხელახლა.',
    en: 'The chosen groups do not belong together: one group of each part is needed, linked to one another. Choose the groups of “{subject}” again.',
  },
  groupOfOtherLecture: {
    status: 422,
    code: 'other_lecture',
    ka: 'ჯგუფი „{group}“ ({part}) სხვა ჯგუფთანაა დაკავშირებული: „{parent}“ ({parentPart}). მას თქვენს ჯგუფთან „{mine}“ ერთად ვერ აირჩევთ; აირჩიეთ ჯგუფი, რომელიც თქვენს ჯგუფთანაა დაკავშირებული.',
    en: 'Group “{group}” ({part}) belongs to group “{parent}” ({parentPart}) and cannot go with “{mine}”. Choose a group that belongs to “{mine}”.',
  },
  lectureMissing: {
    status: 422,
    code: 'lecture_missing',
    ka: 'ჯგუფს „{group}“ ({part}) ცალკე ვერ აირჩევთ: მასთან ერთად საჭიროა {missing}. აირჩიეთ საგნის „{subject}“ ყველა საჭირო ჯგუფი.',
    en: 'Group “{group}” ({part}) cannot be taken alone: it goes with {missing}. Choose all the groups that “{subject}” needs.',
  },
  lectureNotRegistered: {
    status: 409,
    code: 'lecture_missing',
    ka: 'ჯგუფში „{group}“ ადგილი არ გაქვთ, ამიტომ მასთან დაკავშირებულ ჯგუფს ვერ აირჩევთ. ჯერ დარეგისტრირდით საგანზე „{subject}“ ყველა საჭირო ჯგუფით.',
    en: 'You have no seat in group “{group}”, so no group that goes with it can be taken. Register for “{subject}” first, with all the groups it needs.',
  },
  meetsOwnGroup: {
    status: 409,
    code: 'set_clash',
    ka: 'ჯგუფს „{group}“ ამავე საგნის თქვენს ჯგუფთან „{mine}“ ერთად ვერ აირჩევთ, რადგან მათი დრო იკვეთება: {day}, {time}. აირჩიეთ სხვა ჯგუფი.',
    en: 'Group “{group}” cannot go with your group “{mine}” of the same subject because their times coincide: {day}, {time}. Choose another group.',
  },
  setMeetsItself: {
    status: 409,
    code: 'set_clash',
    ka: 'საგნის „{subject}“ არჩეული ჯგუფების დრო იკვეთება. რომელიმე მათგანის ნაცვლად სხვა ჯგუფი აირჩიეთ.',
    en: 'The chosen groups of “{subject}” meet at the same time. Choose another group in place of one of them.',
  },
  noValidSet: {
    status: 409,
    code: 'no_valid_set',
    ka: 'საგნის „{subject}“ არჩევა ამ სემესტრში შეუძლებელია: მისი აუცილებელი ჯგუფების დრო იკვეთება. მიმართეთ სკოლის დეპარტამენტს.',
    en: '“{subject}” cannot be taken this semester: the groups it needs meet at the same time. Contact the school department.',
  },
  groupClash: {
    status: 409,
    code: 'group_clash',
    ka: 'ჯგუფში „{group}“ რეგისტრაცია შეუძლებელია, რადგან მისი დრო იკვეთება უკვე არჩეულ საგანთან: „{subject}“ ({day}, {time}). აირჩიეთ სხვა ჯგუფი ან გააუქმეთ ამ საგნის რეგისტრაცია.',
    en: 'Registration in group “{group}” is impossible because its time coincides with an already chosen subject: “{subject}” ({day}, {time}). Choose another group, or cancel that subject.',
  },
  semesterCredits: {
    status: 409,
    code: 'credit_limit',
    ka: 'საგანთან „{subject}“ ერთად ამ სემესტრში {sum} კრედიტი გექნებათ, დასაშვებია არაუმეტეს {maximum}. აირჩიეთ ნაკლებკრედიტიანი საგანი ან გააუქმეთ სხვა რეგისტრაცია.',
    en: 'With “{subject}” you would have {sum} credits this semester, and at most {maximum} are allowed. Choose a subject with fewer credits, or cancel another registration.',
  },
  yearCredits: {
    status: 409,
    code: 'credit_limit',
    ka: 'საგანთან „{subject}“ ერთად ამ სასწავლო წელს {sum} კრედიტი გექნებათ, დასაშვებია არაუმეტეს {maximum}. აირჩიეთ ნაკლებკრედიტიანი საგანი ან გააუქმეთ სხვა რეგისტრაცია.',
    en: 'With “{subject}” you would have {sum} credits this academic year, and at most {maximum} are allowed. Choose a subject with fewer credits, or cancel another registration.',
  },
  moduleOrder: {
    status: 409,
    code: 'module_order',
    ka: 'მოდულის „{module}“ საგნებს მხოლოდ მას შემდეგ აირჩევთ, რაც მოდულში „{first}“ {credits} კრედიტი გექნებათ დაგროვილი; ახლა გაქვთ {earned}. ჯერ აირჩიეთ საგნები ამ მოდულიდან.',
    en: 'Subjects of “{module}” can be taken once {credits} credits are earned in “{first}”; you have {earned}. Choose subjects of that module first.',
  },
  moduleSubjects: {
    status: 409,
    code: 'module_subjects',
    ka: 'მოდულიდან „{module}“ არაუმეტეს {maximum} საგნის არჩევა შეიძლება. აირჩიეთ საგანი სხვა მოდულიდან ან გააუქმეთ ამ მოდულის რომელიმე რეგისტრაცია.',
    en: 'No more than {maximum} of the subjects of “{module}” may be chosen. Choose a subject of another module, or cancel a registration of this one.',
  },
  moduleCredits: {
    status: 409,
    code: 'module_credits',
    ka: 'მოდულში „{module}“ უკვე {sum} კრედიტი გაქვთ, დასაშვებია არაუმეტეს {maximum}. აირჩიეთ საგანი სხვა მოდულიდან ან გააუქმეთ ამ მოდულის რომელიმე რეგისტრაცია.',
    en: 'You already have {sum} credits in “{module}”, and at most {maximum} are allowed. Choose a subject of another module, or cancel a registration of this one.',
  },
  blockFull: {
    status: 409,
    code: 'block_full',
    ka: 'ბლოკიდან „{block}“ არაუმეტეს {maximum} საგნის არჩევა შეიძლება. აირჩიეთ საგანი სხვა ბლოკიდან ან გააუქმეთ ამ ბლოკის რომელიმე რეგისტრაცია.',
    en: 'No more than {maximum} of the subjects of the block “{block}” may be chosen. Choose a subject of another block, or cancel a registration of this one.',
  },
  freeCreditsDeclined: {
    status: 409,
    code: 'free_credits_declined',
    ka: 'ამ სემესტრში თავისუფალ კრედიტებზე უარი ნათქვამი გაქვთ. საგნის „{subject}“ ასარჩევად ჯერ გააუქმეთ ეს უარი.',
    en: 'You have declined free credits this semester. To choose “{subject}”, restore them first.',
  },
  minorNotChosen: {
    status: 409,
    code: 'minor_not_chosen',
    ka: 'დამატებითი სპეციალობა არ გაქვთ არჩეული. საგნის „{subject}“ დამატებითი სპეციალობიდან ასარჩევად ჯერ ის აირჩიეთ.',
    en: 'You have not chosen a minor programme. To take “{subject}” as part of a minor, choose the minor first.',
  },
  preRegNotFound: {
    status: 404,
    code: 'pre_registration_not_found',
    ka: 'თქვენს წინასწარ რეგისტრაციაში ასეთი საგანი არ არის: შესაძლოა, ის უკვე წაიშალა. განაახლეთ გვერდი.',
    en: 'This is not in your pre-registration: it may have been removed already. Reload the page.',
  },
  changeLevelInstead: {
    status: 403,
    code: 'english_level_instead',
    ka: 'ამ სემესტრში ჯგუფის შეცვლა თქვენთვის არ არის გათვალისწინებული: შეგიძლიათ მხოლოდ ინგლისური ენის დონე შეცვალოთ. სხვა შემთხვევაში მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Groups cannot be changed in this semester of your studies: you can change your English level instead. In any other case contact the school department.',
  },
  levelNotFound: {
    status: 404,
    code: 'english_level_not_found',
    ka: 'ეს საგანი ინგლისური ენის დონეებს შორის არ არის. განაახლეთ გვერდი და აირჩიეთ სიიდან.',
    en: 'This subject is not among your English levels. Reload the page and choose one from the list.',
  },
  mustChangeFirst: {
    status: 409,
    code: 'must_change_first',
    ka: 'ჯერ საგნის „{subject}“ ჯგუფი უნდა შეცვალოთ: ის დაიხურა ან მისი განრიგი შეიცვალა. აირჩიეთ ამ საგნის სხვა ჯგუფი ან გააუქმეთ მისი რეგისტრაცია და შემდეგ აირჩიეთ სხვა საგნები.',
    en: 'First change your group of “{subject}”: it was closed or its timetable has changed. Choose another group of it, or cancel that registration; then choose other subjects.',
  },
  everyGroupClashes: {
    status: 409,
    code: 'group_clash',
    ka: 'ყველა ჯგუფის დრო იკვეთება უკვე არჩეულ საგნებთან. საგნის ასარჩევად გააუქმეთ ან შეცვალეთ რომელიმე მათგანი.',
    en: 'All groups clash with your timetable. To register, cancel or change one of the clashing subjects.',
  },
  partClashes: {
    status: 409,
    code: 'group_clash',
    ka: '{parts}: ყველა ჯგუფის დრო იკვეთება უკვე არჩეულ საგნებთან. საგნის ასარჩევად გააუქმეთ ან შეცვალეთ რომელიმე მათგანი.',
    en: '{parts}: all groups clash with your timetable. To register, cancel or change one of the clashing subjects.',
  },
  fullOrClashing: {
    status: 409,
    code: 'full_or_clash',
    ka: 'საგნის ჯგუფები სავსეა ან იკვეთება უკვე არჩეულ საგნებთან. გააუქმეთ ან შეცვალეთ რომელიმე მათგანი, ან სცადეთ მოგვიანებით.',
    en: 'The groups of this subject are full or clash with your timetable. Cancel or change one of the clashing subjects, or try again later.',
  },
  partFullOrClashing: {
    status: 409,
    code: 'full_or_clash',
    ka: '{parts}: ჯგუფები სავსეა ან იკვეთება უკვე არჩეულ საგნებთან. გააუქმეთ ან შეცვალეთ რომელიმე მათგანი, ან სცადეთ მოგვიანებით.',
    en: '{parts}: the groups are full or clash with your timetable. Cancel or change one of the clashing subjects, or try again later.',
  },
  noOpenGroups: {
    status: 409,
    code: 'no_open_groups',
    ka: 'საგანს ღია ჯგუფები არ აქვს. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Subject has no open groups, contact the school department.',
  },
  noFreeGroups: {
    status: 409,
    code: 'no_free_groups',
    ka: 'თავისუფალი ჯგუფები ვერ მოიძებნა. სცადეთ მოგვიანებით ან მიმართეთ სკოლის დეპარტამენტს.',
    en: 'No free groups found. Try again later, or contact the school department.',
  },
  partFull: {
    status: 409,
    code: 'no_free_groups',
    ka: 'თავისუფალი ჯგუფები ვერ მოიძებნა: {parts}. სცადეთ მოგვიანებით ან მიმართეთ სკოლის დეპარტამენტს.',
    en: 'No free groups found: {parts}. Try again later, or contact the school department.',
  },
  groupClosed: {
    status: 409,
    code: 'group_closed',
    ka: 'ჯგუფი „{group}“ დახურულია. აირჩიეთ სხვა ჯგუფი ან მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Group “{group}” is closed. Choose another group, or contact the school department.',
  },
  groupFull: {
    status: 409,
    code: 'group_full',
    ka: 'ჯგუფში „{group}“ თავისუფალი ადგილი აღარ არის. ადგილი არის ჯგუფებში: {free}.',
    en: 'Group “{group}” has no free seat. There are seats in: {free}.',
  },
  groupFullNoneFree: {
    status: 409,
    code: 'group_full',
    ka: 'ჯგუფში „{group}“ თავისუფალი ადგილი აღარ არის და თქვენთვის შესაფერისი თავისუფალი ჯგუფი ვერ მოიძებნა. სცადეთ მოგვიანებით ან მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Group “{group}” has no free seat, and no free groups found that suit you. Try again later, or contact the school department.',
  },
  groupWasFull: {
    status: 409,
    code: 'group_full',
    ka: 'არჩეულ ჯგუფში თავისუფალი ადგილი აღარ იყო. განაახლეთ ჯგუფების სია და აირჩიეთ სხვა ჯგუფი.',
    en: 'The chosen group had no free seat. Reload the list of groups and choose another one.',
  },
  planNotWhole: {
    status: 409,
    code: 'not_whole',
    ka: 'არჩეული გაქვთ „ყველა ან არცერთი“, სხვა საგანზე კი ადგილი ვერ მოიძებნა, ამიტომ არაფერი შეცვლილა. შეცვალეთ ის საგანი ან დარეგისტრირდით მხოლოდ ხელმისაწვდომ საგნებზე.',
    en: 'The plan was to be registered all or nothing, and another of its subjects was not available, so nothing has changed. Change that subject, or register only what is available.',
  },
  moveRefused: {
    status: 409,
    code: 'move_refused',
    ka: 'საგნის „{subject}“ ჯგუფი ვერ შეიცვალა, ამიტომ არაფერი შეცვლილა და თქვენი ადგილები შენარჩუნებულია. {reason}',
    en: 'The group of “{subject}” could not be changed, so nothing has changed and your seats are kept. {reason}',
  },
  notInOldGroup: {
    status: 409,
    code: 'old_group_left',
    ka: 'ჯგუფში, რომლის შეცვლაც გსურთ, რეგისტრირებული აღარ ხართ. განაახლეთ გვერდი და აირჩიეთ ხელახლა.',
    en: 'You are no longer in the group that you want to change. Reload the page and choose again.',
  },
  registrationNotFound: {
    status: 404,
    code: 'registration_not_found',
    ka: 'ამ სემესტრის თქვენს რეგისტრაციებში ასეთი ჩანაწერი არ არის: შესაძლოა, ის უკვე გაუქმდა. განაახლეთ გვერდი.',
    en: 'This is not among your registrations of this semester: it may have been cancelled already. Reload the page.',
  },
} as const satisfies Record<string, RefusedPhrase>

/** The contradiction of a field of the request. */
export const fieldWords = {
  otherSubject: {
    ka: 'არჩეული ჯგუფი ამ საგანს არ ეკუთვნის',
    en: 'The chosen group does not belong to this subject',
  },
  otherPreRegistration: {
    ka: 'არჩეული ჯგუფი წინასწარ არჩეულ საგანს არ ეკუთვნის',
    en: 'The chosen group does not belong to this subject of the pre-registration',
  },
} as const satisfies Record<string, Phrase>
