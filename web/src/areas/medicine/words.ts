import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  topics: { ka: 'სამედიცინო თემები', en: 'Medicine topics' },
  labGroups: { ka: 'სამედიცინო ლაბორატორიის ჯგუფები', en: 'Medicine lab groups' },
  toHome: { ka: 'მთავარ გვერდზე', en: 'Go to the home page' },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  mySubjects: { ka: 'ჩემი საგნები', en: 'My subjects' },
  onlyMedicine: {
    ka: 'ეს გვერდი მხოლოდ მედიცინის პროგრამების სტუდენტებისთვისაა. თუ მედიცინის პროგრამაზე სწავლობთ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'This page is only for students of medicine. If you should be among them, contact the school department.',
  },
  until: { ka: 'არჩევანის შეცვლა შეგიძლიათ {when}.', en: 'You can change this until {when}.' },
  deadlineOver: {
    ka: 'ვადა გავიდა {when}. ცვლილებისთვის მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The deadline has passed: {when}. For a change, contact the school department.',
  },
  noDeadline: { ka: 'ვადის გარეშე', en: 'no deadline' },
  deadlineMoved: { ka: 'ბოლო ვადა გადავიდა: {was} → {now}', en: 'Deadline moved: {was} → {now}' },

  noTopicSubjects: {
    ka: 'თემების სია აქ გამოჩნდება, როცა სამედიცინო თემების მქონე საგანზე დარეგისტრირდებით.',
    en: 'Topics will appear here once you have registered for a subject that has them.',
  },
  noTopicYet: { ka: 'თემა ასარჩევია', en: 'No topic chosen yet' },
  topicList: { ka: 'თემები: {subject}', en: 'Topics: {subject}' },
  lecturer: { ka: 'ხელმძღვანელი: {name}', en: 'Supervisor: {name}' },
  placesFree: { ka: '{places} ადგილიდან თავისუფალია {free}', en: '{free} of {places} places free' },
  noPlaces: { ka: 'ადგილი აღარ არის', en: 'No places left' },
  myTopic: { ka: 'თქვენი თემა', en: 'Your topic' },
  choose: { ka: 'არჩევა', en: 'Choose' },
  chooseOf: { ka: 'არჩევა: {name}', en: 'Choose {name}' },
  giveUp: { ka: 'თემის დათმობა', en: 'Give up the topic' },
  giveUpOf: { ka: 'თემის დათმობა: {name}', en: 'Give up the topic: {name}' },
  exchangeTitle: { ka: 'შევცვალოთ თემა?', en: 'Change the topic?' },
  exchangeText: {
    ka: 'თქვენი ამჟამინდელი თემა („{topic}“) გათავისუფლდება, როგორც კი ახალზე ადგილს მიიღებთ.',
    en: 'Your present topic (“{topic}”) is given up as soon as you have a place in the new one.',
  },
  giveUpTitle: { ka: 'დავთმოთ თემა?', en: 'Give up the topic?' },
  giveUpText: {
    ka: 'თქვენი ადგილი შეიძლება სხვამ დაიკავოს. ვადის გასვლამდე ნებისმიერი თავისუფალი თემის არჩევა შეგიძლიათ.',
    en: 'Somebody else can have your place. Until the deadline you can choose any topic with a free place.',
  },
  topicChosen: { ka: 'თემა თქვენია: {topic}', en: 'The topic is yours: {topic}' },
  topicGivenUp: { ka: 'თემა დათმობილია', en: 'The topic is given up' },
  topicsOpened: {
    ka: 'თემის არჩევა უკვე შეგიძლიათ, ბოლო ვადა: {now}',
    en: 'Topics can be chosen now, deadline: {now}',
  },
  topicsClosed: {
    ka: 'ამ საგანში თემის არჩევა აღარ შეიძლება',
    en: 'Topics can no longer be chosen in this subject',
  },
  topicRenamed: {
    ka: 'თქვენი თემის სახელი შეიცვალა: „{was}“ → „{now}“',
    en: 'Your topic was renamed: “{was}” → “{now}”',
  },
  lecturerChanged: {
    ka: 'თემის „{topic}“ ხელმძღვანელი შეიცვალა: {was} → {now}',
    en: 'Supervisor of the topic “{topic}” changed: {was} → {now}',
  },
  nobody: { ka: 'არავინ', en: 'nobody' },

  noLabSubjects: {
    ka: 'ლაბორატორიის ჯგუფები აქ გამოჩნდება, როცა ლაბორატორიის მქონე საგანზე დარეგისტრირდებით.',
    en: 'Lab groups will appear here once you have registered for a subject that has them.',
  },
  noGroupYet: { ka: 'ჯგუფი ასარჩევია', en: 'No group joined yet' },
  myGroup: { ka: 'თქვენი ჯგუფი', en: 'Your group' },
  groupList: { ka: 'ჯგუფები: {subject}', en: 'Groups: {subject}' },
  otherGroups: { ka: 'სხვა ჯგუფები', en: 'Other groups' },
  findGroup: { ka: 'ჯგუფის ან თანაკურსელის მოძებნა', en: 'Find a group or a fellow student' },
  found: { ka: 'ნაპოვნია {count}', en: 'Found: {count}' },
  notFound: {
    ka: 'ჯგუფი ან სტუდენტი „{search}“ სხვა ჯგუფებში ვერ მოიძებნა. სცადეთ სხვა სახელი.',
    en: '“{search}” was not found in the other groups, neither in the name of a group nor in that of a student. Try another name.',
  },
  noGroups: {
    ka: 'ამ საგანში ჯგუფი ჯერ არავის შეუქმნია. შექმენით პირველი.',
    en: 'Nobody has created a group in this subject yet. Create the first one.',
  },
  noGroupsClosed: {
    ka: 'ამ საგანში ჯგუფი არავის შეუქმნია.',
    en: 'Nobody has created a group in this subject.',
  },
  atMost: {
    ka: 'ერთ ჯგუფში დასაშვებია არაუმეტეს {limit} სტუდენტისა.',
    en: 'A group has at most {limit} students.',
  },
  students: { ka: '{limit} ადგილიდან დაკავებულია {count}', en: '{count} of {limit} students' },
  isFull: { ka: 'სავსეა: {limit} სტუდენტი', en: 'Full: {limit} students' },
  me: { ka: 'თქვენ', en: 'you' },
  createdByYou: { ka: 'ეს ჯგუფი თქვენ შექმენით', en: 'You created this group' },
  leaveFirst: {
    ka: 'სხვა ჯგუფში გადასასვლელად ჯერ თქვენი ჯგუფი დატოვეთ.',
    en: 'To move to another group, leave yours first.',
  },
  groupsOpened: {
    ka: 'ლაბორატორიის ჯგუფის არჩევა უკვე შეგიძლიათ, ბოლო ვადა: {now}',
    en: 'Lab groups can be joined now, deadline: {now}',
  },
  groupsClosed: {
    ka: 'ამ საგანში ლაბორატორიის ჯგუფები აღარ არის',
    en: 'This subject no longer has lab groups',
  },
  studentsJoined: { ka: 'თქვენს ჯგუფს დაემატა: {names}', en: 'Joined your group: {names}' },
  studentsLeft: { ka: 'თქვენს ჯგუფში აღარ არის: {names}', en: 'Left your group: {names}' },
  join: { ka: 'შეერთება', en: 'Join' },
  joinOf: { ka: 'შეერთება: {name}', en: 'Join {name}' },
  leave: { ka: 'ჯგუფიდან გამოსვლა', en: 'Leave the group' },
  leaveTitle: { ka: 'გამოვიდეთ ჯგუფიდან?', en: 'Leave the group?' },
  leaveText: { ka: 'თქვენი ადგილი შეიძლება სხვამ დაიკავოს.', en: 'Somebody else can have your place.' },
  leaveLastText: {
    ka: 'ჯგუფში მხოლოდ თქვენ ხართ: თქვენი გამოსვლით ის წაიშლება.',
    en: 'You are the only student in it: if you leave, the group is deleted.',
  },
  newGroup: { ka: 'ახალი ჯგუფი', en: 'A new group' },
  groupName: { ka: 'ჯგუფის სახელი', en: 'Name of the group' },
  groupNameHint: {
    ka: 'ამ სახელით იპოვიან ჯგუფს თქვენი თანაკურსელები.',
    en: 'Your fellow students will find the group by this name.',
  },
  createGroup: { ka: 'ჯგუფის შექმნა', en: 'Create a group' },
  groupCreated: { ka: 'ჯგუფი შეიქმნა: {group}', en: 'Group created: {group}' },
  groupJoined: { ka: 'შეუერთდით ჯგუფს: {group}', en: 'You are in the group: {group}' },
  groupLeft: { ka: 'ჯგუფიდან გამოხვედით', en: 'You have left the group' },
})
