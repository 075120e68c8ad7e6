import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  topics: { ka: 'სამედიცინო თემები', en: 'Medicine topics' },
  labGroups: { ka: 'სამედიცინო ლაბორატორიის ჯგუფები', en: 'Medicine lab groups' },
  toHome: { ka: 'მთავარ გვერდზე', en: 'To the home page' },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  mySubjects: { ka: 'ჩემი საგნები', en: 'My subjects' },
  onlyMedicine: {
    ka: 'ეს გვერდი მხოლოდ მედიცინის პროგრამების სტუდენტებისთვისაა. თუ თქვენც მათ შორის უნდა იყოთ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'This page is for students of medicine. If you should be among them, contact the school department.',
  },
  until: { ka: 'შეცვლის ბოლო ვადა: {when}.', en: 'You can change this until {when}.' },
  deadlineOver: {
    ka: 'ვადა გავიდა: {when}. ცვლილებისთვის მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The time for this ended: {when}. For a change, contact the school department.',
  },
  noDeadline: { ka: 'ვადის გარეშე', en: 'without a deadline' },
  deadlineMoved: {
    ka: '{subject}: ბოლო ვადა იყო {was}; ახლა არის {now}.',
    en: '{subject}: deadline moved: {was} → {now}.',
  },

  noTopicSubjects: {
    ka: 'აქ თემების სია გამოჩნდება, როცა ისეთ საგანზე დარეგისტრირდებით, რომელსაც სამედიცინო თემები აქვს.',
    en: 'Topics will appear here once you have registered for a subject that has them.',
  },
  noTopicYet: { ka: 'თემა ასარჩევია', en: 'Topic to be chosen' },
  topicList: { ka: 'თემები: {subject}', en: 'Topics: {subject}' },
  lecturer: { ka: 'ხელმძღვანელი: {name}', en: 'Supervisor: {name}' },
  placesFree: { ka: 'თავისუფალია {free} ადგილი {places}-დან', en: '{free} of {places} places free' },
  noPlaces: { ka: 'ადგილი აღარ არის', en: 'No places left' },
  myTopic: { ka: 'თქვენი თემა', en: 'Your topic' },
  choose: { ka: 'არჩევა', en: 'Choose' },
  chooseOf: { ka: 'არჩევა: {name}', en: 'Choose {name}' },
  giveUp: { ka: 'თემაზე უარი', en: 'Give up' },
  giveUpOf: { ka: 'თემაზე უარი: {name}', en: 'Give up {name}' },
  chooseTitle: { ka: 'ირჩევთ ამ თემას?', en: 'Choose this topic?' },
  exchangeText: {
    ka: 'თქვენი ამჟამინდელი თემა („{topic}“) გათავისუფლდება, როგორც კი ახალზე ადგილს მიიღებთ.',
    en: 'The topic that you have (“{topic}”) is given up as soon as you have a place in the new one.',
  },
  giveUpTitle: { ka: 'უარს ამბობთ ამ თემაზე?', en: 'Give this topic up?' },
  giveUpText: {
    ka: 'თქვენი ადგილი სხვას ერგება. ვადის გასვლამდე ნებისმიერი თავისუფალი თემის არჩევა შეგიძლიათ.',
    en: 'Somebody else can have your place. Until the time is over you can choose any topic with a free place.',
  },
  keepTopic: { ka: 'დატოვება', en: 'Keep it' },
  topicChosen: { ka: 'თემა თქვენია: {topic}', en: 'The topic is yours: {topic}' },
  topicGivenUp: { ka: 'თემაზე უარი შენახულია', en: 'The topic is given up' },
  topicsOpened: {
    ka: '{subject}: თემის არჩევა უკვე შეგიძლიათ, ბოლო ვადა: {now}.',
    en: '{subject}: topics can be chosen now, deadline: {now}.',
  },
  topicsClosed: {
    ka: '{subject}: ამ საგანში თემა აღარ ირჩევა.',
    en: '{subject}: topics are no longer chosen in this subject.',
  },
  topicRenamed: {
    ka: '{subject}: თქვენს თემას ერქვა „{was}“; ახლა ჰქვია „{now}“.',
    en: '{subject}: your topic was renamed: “{was}” → “{now}”.',
  },
  lecturerChanged: {
    ka: '{subject}: თემის „{topic}“ ხელმძღვანელი იყო {was}; ახლა არის {now}.',
    en: '{subject}: supervisor of the topic “{topic}” changed: {was} → {now}.',
  },
  nobody: { ka: 'არავინ', en: 'nobody' },

  noLabSubjects: {
    ka: 'აქ ლაბორატორიის ჯგუფები გამოჩნდება, როცა ისეთ საგანზე დარეგისტრირდებით, რომელსაც ლაბორატორია აქვს.',
    en: 'Lab groups will appear here once you have registered for a subject that has them.',
  },
  noGroupYet: { ka: 'ჯგუფი ასარჩევია', en: 'Group to be joined' },
  myGroup: { ka: 'თქვენი ჯგუფი', en: 'Your group' },
  groupList: { ka: 'ჯგუფები: {subject}', en: 'Groups: {subject}' },
  otherGroups: { ka: 'სხვა ჯგუფები', en: 'Other groups' },
  findGroup: { ka: 'ჯგუფის ან თანაკურსელის ძებნა', en: 'Find a group or a fellow student' },
  found: { ka: 'ნაპოვნია: {count}', en: 'Found: {count}' },
  notFound: {
    ka: '„{search}“ სხვა ჯგუფებში ვერ მოიძებნა: ვერც ჯგუფის სახელში და ვერც სტუდენტისაში. სცადეთ სხვა სახელი.',
    en: '“{search}” was not found in the other groups, neither in the name of a group nor in that of a student. Try another name.',
  },
  noGroups: {
    ka: 'ამ საგანში ჯგუფი ჯერ არავის შეუქმნია. შექმენით პირველი.',
    en: 'Nobody has made a group in this subject yet. Make the first.',
  },
  noGroupsClosed: {
    ka: 'ამ საგანში ჯგუფი არავის შეუქმნია.',
    en: 'Nobody has made a group in this subject.',
  },
  atMost: {
    ka: 'ერთ ჯგუფში არაუმეტეს {limit} სტუდენტია.',
    en: 'A group has at most {limit} students.',
  },
  students: { ka: '{count} სტუდენტი {limit}-დან', en: '{count} of {limit} students' },
  isFull: { ka: 'სავსეა: {limit} სტუდენტი', en: 'Full: {limit} students' },
  me: { ka: 'თქვენ', en: 'you' },
  createdByYou: { ka: 'ეს ჯგუფი თქვენ შექმენით', en: 'You made this group' },
  leaveFirst: {
    ka: 'სხვა ჯგუფში გადასასვლელად ჯერ თქვენი ჯგუფი დატოვეთ.',
    en: 'To move to another group, leave yours first.',
  },
  groupsOpened: {
    ka: '{subject}: ლაბორატორიის ჯგუფში გაერთიანება უკვე შეგიძლიათ, ბოლო ვადა: {now}.',
    en: '{subject}: lab groups can be joined now, deadline: {now}.',
  },
  groupsClosed: {
    ka: '{subject}: ამ საგანში ლაბორატორიის ჯგუფები აღარ იქმნება.',
    en: '{subject}: there are no lab groups in this subject any more.',
  },
  studentsJoined: {
    ka: '{subject}: თქვენს ჯგუფს დაემატა {names}.',
    en: '{subject}: {names} joined your group.',
  },
  studentsLeft: {
    ka: '{subject}: თქვენს ჯგუფში აღარ არის {names}.',
    en: '{subject}: {names} left your group.',
  },
  join: { ka: 'შეერთება', en: 'Join' },
  joinOf: { ka: 'შეერთება: {name}', en: 'Join {name}' },
  joinTitle: { ka: 'უერთდებით ამ ჯგუფს?', en: 'Join this group?' },
  leave: { ka: 'ჯგუფის დატოვება', en: 'Leave the group' },
  leaveTitle: { ka: 'ტოვებთ ჯგუფს?', en: 'Leave this group?' },
  leaveText: { ka: 'თქვენი ადგილი სხვას ერგება.', en: 'Somebody else can have your place.' },
  leaveLastText: {
    ka: 'ჯგუფში მხოლოდ თქვენ ხართ: თქვენი წასვლით ის გაუქმდება.',
    en: 'You are the only one in it: when you leave, the group goes.',
  },
  stay: { ka: 'დარჩენა', en: 'Stay' },
  newGroup: { ka: 'ახალი ჯგუფი', en: 'A new group' },
  groupName: { ka: 'ჯგუფის სახელი', en: 'Name of the group' },
  groupNameHint: {
    ka: 'ამ სახელით იპოვიან ჯგუფს თქვენი თანაკურსელები.',
    en: 'Your fellow students will find the group by this name.',
  },
  createGroup: { ka: 'ჯგუფის შექმნა', en: 'Make a group' },
  groupCreated: { ka: 'ჯგუფი შეიქმნა: {group}', en: 'The group is made: {group}' },
  groupJoined: { ka: 'შეუერთდით ჯგუფს: {group}', en: 'You are in the group: {group}' },
  groupLeft: { ka: 'ჯგუფი დატოვეთ', en: 'You have left the group' },
})
