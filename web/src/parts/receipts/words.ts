import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  receipts: { ka: 'ჩემი მცდელობები', en: 'My attempts' },
  noReceipts: {
    ka: 'ამ სემესტრში ჯერ არაფერი გიცდიათ. აქ გამოჩნდება ყოველი რეგისტრაცია, შეცვლა და გაუქმება: როდის სცადეთ და რა მოჰყვა.',
    en: 'You have tried nothing this semester. Every registration, change and cancellation will stand here: when you tried, and what came of it.',
  },
  moreReceipts: { ka: 'უფრო ადრინდელი', en: 'Earlier ones' },
  registeredDone: { ka: 'დარეგისტრირდა:', en: 'Registered:' },
  changedDone: { ka: 'შეიცვალა:', en: 'Changed:' },
  cancelledDone: { ka: 'გაუქმდა:', en: 'Cancelled:' },
  registeredNot: { ka: 'ვერ დარეგისტრირდა:', en: 'Not registered:' },
  changedNot: { ka: 'ვერ შეიცვალა:', en: 'Not changed:' },
  cancelledNot: { ka: 'ვერ გაუქმდა:', en: 'Not cancelled:' },
  wishedDone: { ka: 'წინასწარ აირჩიეთ:', en: 'Pre-registered:' },
  wish_changedDone: { ka: 'წინასწარი არჩევანი შეიცვალა:', en: 'Pre-registration changed to:' },
  wish_removedDone: { ka: 'წინასწარი არჩევანი გაუქმდა:', en: 'Taken out of the pre-registration:' },
  minor_chosenDone: { ka: 'დამატებითი სპეციალობა არჩეულია:', en: 'Minor chosen:' },
  minor_deletedDone: { ka: 'დამატებითი სპეციალობა წაიშალა:', en: 'Minor deleted:' },
  wishedNot: { ka: 'წინასწარ ვერ აირჩიეთ:', en: 'Not pre-registered:' },
  wish_changedNot: { ka: 'წინასწარი არჩევანი ვერ შეიცვალა:', en: 'Pre-registration not changed to:' },
  wish_removedNot: { ka: 'წინასწარი არჩევანი ვერ გაუქმდა:', en: 'Not taken out of the pre-registration:' },
  minor_chosenNot: { ka: 'დამატებითი სპეციალობა ვერ აირჩიეთ:', en: 'Minor not chosen:' },
  minor_deletedNot: { ka: 'დამატებითი სპეციალობა ვერ წაიშალა:', en: 'Minor not deleted:' },
  receiptGroups: { ka: 'ჯგუფი: {groups}', en: 'Group: {groups}' },
})
