import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  chooseGroup: { ka: 'აირჩიეთ ჯგუფი', en: 'Choose a group' },
  choosePart: { ka: '{number}. {type}', en: '{number}. {type}' },
  group: { ka: 'ჯგუფი {group}', en: 'Group {group}' },
  change: { ka: 'შეცვლა', en: 'Change' },
  changePart: { ka: 'შეცვლა: {type}', en: 'Change: {type}' },
  parentFirst: {
    ka: 'ჯერ აირჩიეთ ლექციის ჯგუფი.',
    en: 'Choose a lecture group first.',
  },
  droppedMeets: {
    ka: 'არჩეული ჯგუფებიდან მოიხსნა „{groups}“, რადგან მისი დრო ახალ ჯგუფთან იკვეთება. ეს ნაწილი ხელახლა აირჩიეთ.',
    en: '“{groups}” was removed because it clashes with the group that you picked. Choose this part again.',
  },
  droppedOther: {
    ka: 'არჩეული ჯგუფებიდან მოიხსნა „{groups}“, რადგან ახალ ჯგუფთან ერთად მისი არჩევა არ შეიძლება. ეს ნაწილი ხელახლა აირჩიეთ.',
    en: '“{groups}” was removed because it does not go with the group that you picked. Choose this part again.',
  },
  inGroup: { ka: '{group} ჯგუფში', en: 'group {group}' },
  inNamedGroup: { ka: 'ჯგუფში {group}', en: 'group {group}' },
  inGroups: { ka: 'ჯგუფებში {groups}', en: 'groups {groups}' },
  repairOne: { ka: 'გადაიტანეთ „{subject}“ {groups}', en: 'Move {subject} to {groups}' },
  repairTwo: { ka: 'გადაიტანეთ ორი საგანი', en: 'Move two subjects' },
  moveToGroup: { ka: '„{subject}“, ჯგუფი {groups}', en: '{subject}, group {groups}' },
  moveToGroups: { ka: '„{subject}“, ჯგუფები {groups}', en: '{subject}, groups {groups}' },
  makesRoomFor: { ka: 'ადგილს უთმობს საგანს „{subject}“', en: 'makes room for {subject}' },
  repairAndChoose: { ka: '{moves} და აირჩიეთ ეს ჯგუფი', en: '{moves} and choose this group' },
  otherGroup: { ka: 'აირჩიეთ ჯგუფი {group}:', en: 'Choose group {group}:' },
  movesThatHelp: {
    ka: 'რა უნდა შეცვალოთ, რომ ეს საგანი ცხრილს მოერგოს',
    en: 'What to change so that this subject fits',
  },
  alsoMoves: { ka: 'ამასთან ერთად იცვლება:', en: 'Changed together with it:' },
  cancelMoves: { ka: 'გადატანის გაუქმება', en: { one: 'Do not move it', other: 'Do not move them' } },
  submitAndMove: {
    ka: '{label} და {count} საგნის გადატანა',
    en: { one: '{label} and move 1 subject', other: '{label} and move {count} subjects' },
  },
  partsLeft: { ka: 'ახლა აირჩიეთ: {types}', en: 'Now choose: {types}' },
  noneFits: { ka: '{type}: თქვენს ცხრილს არცერთი ჯგუფი არ ერგება', en: '{type}: no group fits' },
  previewMove: { ka: 'ცხრილში წინასწარ ნახვა', en: 'Preview this move' },
  backToSubjects: { ka: 'საგნების სიაში დაბრუნება', en: 'Back to the list of subjects' },
  weekOfPlan: { ka: 'ჩემი გეგმის კვირა', en: 'The week of my plan' },
  plannedInWeek: {
    ka: 'წყვეტილი ჩარჩოთი თქვენი გეგმაა მონიშნული: ადგილი ჯერ არ გაქვთ.',
    en: 'Dashed: your plan. You do not have these seats yet.',
  },
  weekOf: { ka: 'ჩემი კვირის ცხრილი', en: 'The timetable of my week' },
})
