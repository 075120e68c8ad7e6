import type { Field } from './field.ts'

export const law: Field[] = [
  {
    key: 'law',
    form: 'ls',
    subjects: `
სამართლის შესავალი | Introduction to Law | 6
რომის სამართალი | Roman Law | 5
კონსტიტუციური სამართალი | Constitutional Law | 6
საქართველოს სამართლის ისტორია | History of Georgian Law | 5
სამოქალაქო სამართლის ზოგადი ნაწილი | Civil Law: General Part | 6
იურიდიული წერა | Legal Writing | 5 | s
სისხლის სამართლის ზოგადი ნაწილი I | Criminal Law: General Part I | 6
სანივთო სამართალი | Law of Property | 5
ვალდებულებითი სამართლის ზოგადი ნაწილი | Law of Obligations: General Part | 6
სისხლის სამართლის ზოგადი ნაწილი II | Criminal Law: General Part II | 5
ადმინისტრაციული სამართალი | Administrative Law | 6
ვალდებულებითი სამართლის კერძო ნაწილი | Law of Obligations: Special Part | 6
საერთაშორისო საჯარო სამართალი | Public International Law | 6
სისხლის სამართლის კერძო ნაწილი I | Criminal Law: Special Part I | 5
საოჯახო და მემკვიდრეობის სამართალი | Family and Inheritance Law | 5
ადამიანის უფლებათა სამართალი | Human Rights Law | 5
სისხლის სამართლის კერძო ნაწილი II | Criminal Law: Special Part II | 5
სამოქალაქო საპროცესო სამართალი | Civil Procedure | 6 | lsp
სისხლის სამართლის პროცესი | Criminal Procedure | 6 | lsp
შრომის სამართალი | Labour Law | 5
კორპორაციული სამართალი | Corporate Law | 5
ადმინისტრაციული საპროცესო სამართალი | Administrative Procedure | 5
საერთაშორისო კერძო სამართალი | Private International Law | 5
ევროკავშირის სამართალი | Law of the European Union | 5
იურიდიული ეთიკა | Legal Ethics | 5
იურიდიული კლინიკა | Legal Clinic | 6 | p
იმიტირებული სასამართლო პროცესი | Moot Court | 5 | p
სამართლის ფილოსოფია | Philosophy of Law | 5
კრიმინოლოგია | Criminology | 5
კრიმინალისტიკა | Forensic Science | 5 | lp
საგადასახადო სამართალი | Tax Law | 5
ინტელექტუალური საკუთრების სამართალი | Intellectual Property Law | 5
მედიაცია და არბიტრაჟი | Mediation and Arbitration | 5
გარემოსდაცვითი სამართალი | Environmental Law | 5
საბანკო სამართალი | Banking Law | 5
პერსონალურ მონაცემთა დაცვა | Protection of Personal Data | 5 | d
სანოტარო სამართალი | Notarial Law | 5
საარჩევნო სამართალი | Electoral Law | 5
`,
  },
  {
    key: 'ilw',
    form: 'ls',
    subjects: `
საერთაშორისო სამართლის თეორია და წყაროები | Theory and Sources of International Law | 6
საერთაშორისო ორგანიზაციების სამართალი | Law of International Organisations | 6
საერთაშორისო ჰუმანიტარული სამართალი | International Humanitarian Law | 6
საერთაშორისო სისხლის სამართალი | International Criminal Law | 6
ევროპის ადამიანის უფლებათა სასამართლოს პრაქტიკა | Case Law of the European Court of Human Rights | 6
საერთაშორისო ხელშეკრულებათა სამართალი | Law of Treaties | 6
საერთაშორისო საზღვაო სამართალი | International Law of the Sea | 6
საერთაშორისო სავაჭრო სამართალი | International Trade Law | 6
საერთაშორისო არბიტრაჟი | International Arbitration | 6
ლტოლვილთა სამართალი | Refugee Law | 6
დიპლომატიური და საკონსულო სამართალი | Diplomatic and Consular Law | 6
სამართლებრივი კვლევის მეთოდოლოგია | Methodology of Legal Research | 6
`,
  },
]
