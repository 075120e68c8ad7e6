import { defineRefusals } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'

const notMaster = {
  status: 403,
  code: 'not_master',
  ka: 'ეს გვერდი მაგისტრატურის სტუდენტებისთვისაა. თუ მაგისტრატურაში სწავლობთ, მიმართეთ სკოლის დეპარტამენტს.',
  en: "This page is for master's students. If you should be among them, contact the school department.",
} as const

/** Refusals of choosing a theme. */
export const chooseWords = defineRefusals({
  not_master: notMaster,
  key_of_another: httpWords.keyAlreadyUsed,
  undone: httpWords.attemptUndone,
  has_theme: {
    status: 409,
    code: 'has_theme',
    ka: 'თემა უკვე არჩეული გაქვთ: „{theme}“. სხვის ასარჩევად ჯერ ეს თემა დათმეთ.',
    en: 'You already have the theme “{theme}”. To choose another one, give it up first.',
  },
  has_approved: {
    status: 409,
    code: 'theme_approved',
    ka: 'თქვენი თემა „{theme}“ უკვე დამტკიცებულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Your theme “{theme}” is already approved. To change it, contact the school department.',
  },
  no_round: {
    status: 423,
    code: 'no_themes_now',
    ka: 'თქვენს პროგრამაში ამ სემესტრში თემის არჩევა გამოცხადებული არ არის. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'There is no choice of themes in your programme this semester. Contact the school department.',
  },
  not_open: {
    status: 423,
    code: 'themes_not_open',
    ka: 'თემის არჩევა დაიწყება {opens}, {opens_time}-ზე. სცადეთ ამ დროიდან.',
    en: 'Themes can be chosen from {opens} at {opens_time}. Come back then.',
  },
  closed: {
    status: 423,
    code: 'themes_closed',
    ka: 'თემის არჩევის ვადა დასრულდა {until}, {until_time}-ზე. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The time to choose a theme ended on {until} at {until_time}. Contact the school department.',
  },
  no_theme: {
    status: 404,
    code: 'no_such_theme',
    ka: 'ასეთი თემა თქვენთვის შეთავაზებული არ არის. განაახლეთ გვერდი და აირჩიეთ სიიდან.',
    en: 'This theme is not offered to you. Reload the page and choose one from the list.',
  },
  taken: {
    status: 409,
    code: 'theme_taken',
    ka: 'თემა „{theme}“ სხვამ უკვე აირჩია. აირჩიეთ სხვა თემა სიიდან ან შესთავაზეთ საკუთარი.',
    en: 'Somebody else has already taken the theme “{theme}”. Choose another one from the list, or propose your own.',
  },
  no_supervisor: {
    status: 404,
    code: 'no_such_supervisor',
    ka: 'ეს ლექტორი თქვენს პროგრამაში ნაშრომებს არ ხელმძღვანელობს. აირჩიეთ ხელმძღვანელი სიიდან.',
    en: 'This lecturer does not supervise in your programme. Choose a supervisor from the list.',
  },
  supervisor_full: {
    status: 409,
    code: 'supervisor_full',
    ka: 'ხელმძღვანელთან ({supervisor}) თავისუფალი ადგილი აღარ არის. აირჩიეთ სხვა ხელმძღვანელი ან სხვა თემა.',
    en: '{supervisor} has no places left. Choose another supervisor, or another theme.',
  },
})

/** Refusals of giving a theme up. */
export const removeWords = defineRefusals({
  not_master: notMaster,
  none: {
    status: 404,
    code: 'no_theme_chosen',
    ka: 'თემა ჯერ არჩეული არ გაქვთ. განაახლეთ გვერდი.',
    en: 'You have not chosen a theme yet. Reload the page.',
  },
  approved: chooseWords.has_approved,
  undone: httpWords.attemptUndone,
  closed: {
    status: 423,
    code: 'themes_closed',
    ka: 'თემის არჩევის ვადა დასრულდა {until}, {until_time}-ზე, ამიტომ თემის დათმობა აღარ შეიძლება. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The time to choose a theme ended on {until} at {until_time}, so you can no longer give up your theme. Contact the school department.',
  },
})

/** Refusals of submitting a component. */
export const componentWords = defineRefusals({
  notMaster,
  noComponent: {
    status: 404,
    code: 'no_such_component',
    ka: 'ასეთი კომპონენტი თქვენს პროგრამაში არ არის. განაახლეთ გვერდი და აირჩიეთ სიიდან.',
    en: 'There is no such component in your programme. Reload the page and choose one from the list.',
  },
  noFiles: {
    status: 409,
    code: 'component_takes_no_files',
    ka: 'კომპონენტისთვის „{component}“ ფაილის ატვირთვა საჭირო არ არის: მას ხელმძღვანელი ან კომისია აფასებს.',
    en: 'No files are accepted for “{component}”. It is assessed by the supervisor or before the commission.',
  },
  isOver: {
    status: 423,
    code: 'component_closed',
    ka: 'კომპონენტის „{component}“ ჩაბარების ვადა დასრულდა {date}. მიმართეთ თქვენს ხელმძღვანელს.',
    en: 'The time to submit “{component}” ended on {date}. Ask your supervisor.',
  },
  needsTheme: {
    status: 409,
    code: 'theme_needed',
    ka: 'კომპონენტის „{component}“ ჩასაბარებლად ჯერ ნაშრომის თემა აირჩიეთ გვერდზე „სამაგისტრო თემები“. თუ არჩევის ვადა გავიდა, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'To submit “{component}”, first choose the theme of your thesis on the page “Master’s themes”. If the time to choose is over, contact the school department.',
  },
  enoughVersions: {
    status: 409,
    code: 'enough_versions',
    ka: 'კომპონენტში „{component}“ უკვე {count} ვერსია ჩააბარეთ, მეტი აღარ მიიღება. მიმართეთ თქვენს ხელმძღვანელს.',
    en: {
      one: 'You have already submitted {count} version of “{component}”, and no more are accepted. Ask your supervisor.',
      other:
        'You have already submitted {count} versions of “{component}”, and no more are accepted. Ask your supervisor.',
    },
  },
})
