import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  clubForm: { ka: 'კლუბის ფორმა', en: 'Club form' },
  clubs: { ka: 'კლუბები', en: 'Clubs' },
  rules: { ka: 'დაფუძნების წესები', en: 'Rules for founding a club' },
  foundNext: {
    ka: 'უნივერსიტეტი კლუბს დაამტკიცებს ან უარის მიზეზს მოგწერთ. დამტკიცებამდე მას მხოლოდ თქვენ ხედავთ.',
    en: 'The university approves the club or writes why not. Until then only you can see it.',
  },
  changeNext: {
    ka: 'ცვლილებას უნივერსიტეტი ამტკიცებს. მანამდე სხვები კლუბს ძველი სახით ხედავენ.',
    en: 'The university approves the change. Until then others see the club as it was.',
  },
  replacesWaiting: {
    ka: 'ერთი ცვლილება უკვე ელოდება დამტკიცებას. ახალი მას ჩაანაცვლებს.',
    en: 'A change is already waiting for approval. The new one replaces it.',
  },
  name: { ka: 'სახელი ქართულად', en: 'Name in Georgian' },
  nameeng: { ka: 'სახელი ინგლისურად', en: 'Name in English' },
  description: { ka: 'აღწერა ქართულად', en: 'Description in Georgian' },
  descriptioneng: { ka: 'აღწერა ინგლისურად', en: 'Description in English' },
  descriptionHint: {
    ka: 'რას აკეთებთ, სად და როდის იკრიბებით, ვის იწვევთ.',
    en: 'What you do, where and when you meet, whom you look for.',
  },
  picture: { ka: 'სურათი', en: 'Picture' },
  newPicture: { ka: 'ახალი სურათი (სურვილისამებრ)', en: 'New picture (optional)' },
  pictureNow: { ka: 'ამჟამინდელი სურათი', en: 'The present picture' },
  preview: {
    ka: 'არჩეული სურათი ისე, როგორც ბარათზე გამოჩნდება',
    en: 'The chosen picture, as the card shows it',
  },
  fillIn: { ka: 'შეავსეთ ეს ველი', en: 'Fill in this field' },
  choosePicture: { ka: 'აირჩიეთ სურათი', en: 'Choose a picture' },
  sendNew: { ka: 'გაგზავნა დასამტკიცებლად', en: 'Send for approval' },
  notHead: {
    ka: 'კლუბის შეცვლა მხოლოდ მის ხელმძღვანელს შეუძლია.',
    en: 'Only the head of a club can change it.',
  },
})
