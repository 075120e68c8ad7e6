import type { Field } from './field.ts'

export const medicine: Field[] = [
  {
    key: 'bms',
    form: 'll',
    subjects: `
ადამიანის ანატომია I | Human Anatomy I | 6
სამედიცინო ბიოლოგია | Medical Biology | 5
სამედიცინო ქიმია | Medical Chemistry | 5
ლათინური ენა და სამედიცინო ტერმინოლოგია | Latin and Medical Terminology | 5 | s
პირველადი გადაუდებელი დახმარება | First Aid | 5 | p
ადამიანის ანატომია II | Human Anatomy II | 6
ციტოლოგია და ჰისტოლოგია I | Cytology and Histology I | 5
სამედიცინო ბიოფიზიკა | Medical Biophysics | 5
სამედიცინო გენეტიკა | Medical Genetics | 5
მედიცინის ისტორია | History of Medicine | 5 | d
ადამიანის ანატომია III | Human Anatomy III | 5
ჰისტოლოგია და ემბრიოლოგია | Histology and Embryology | 5
ფიზიოლოგია I | Physiology I | 6
ბიოქიმია I | Biochemistry I | 6
სამედიცინო ფსიქოლოგია | Medical Psychology | 5 | ls
ფიზიოლოგია II | Physiology II | 6
ბიოქიმია II | Biochemistry II | 6
მიკრობიოლოგია და ვირუსოლოგია I | Microbiology and Virology I | 5
იმუნოლოგია | Immunology | 5
კლინიკური უნარები I | Clinical Skills I | 5 | p
მიკრობიოლოგია და ვირუსოლოგია II | Microbiology and Virology II | 5
პათოლოგიური ანატომია I | Pathological Anatomy I | 6
პათოლოგიური ფიზიოლოგია | Pathological Physiology | 5
ფარმაკოლოგია I | Pharmacology I | 6 | ls
ბიოსამედიცინო ეთიკა | Biomedical Ethics | 5 | ls
პათოლოგიური ანატომია II | Pathological Anatomy II | 6
ფარმაკოლოგია II | Pharmacology II | 6 | ls
შინაგან სნეულებათა პროპედევტიკა | Propaedeutics of Internal Diseases | 6 | lsp
ეპიდემიოლოგია და ბიოსტატისტიკა | Epidemiology and Biostatistics | 5 | lp
კლინიკური უნარები II | Clinical Skills II | 5 | p
კვლევა მედიცინაში | Research in Medicine | 5 | s
პროფესიული კომუნიკაცია პაციენტთან | Communicating with Patients | 5 | s
მოლეკულური მედიცინა | Molecular Medicine | 5
კვების მეცნიერება | Nutrition Science | 5 | ls
`,
  },
  {
    key: 'cli',
    form: 'r',
    subjects: `
შინაგანი მედიცინა I | Internal Medicine I | 6
ზოგადი ქირურგია | General Surgery | 6
პედიატრია I | Paediatrics I | 6
ნევროლოგია | Neurology | 6
რადიოლოგია | Radiology | 6
შინაგანი მედიცინა II | Internal Medicine II | 6
ქირურგიული სნეულებები I | Surgical Diseases I | 6
მეანობა-გინეკოლოგია I | Obstetrics and Gynaecology I | 6
ინფექციური სნეულებები | Infectious Diseases | 6
დერმატოვენეროლოგია | Dermatovenereology | 6
კარდიოლოგია | Cardiology | 6
პულმონოლოგია და ფთიზიატრია | Pulmonology and Phthisiology | 6
ენდოკრინოლოგია | Endocrinology | 6
ოფთალმოლოგია | Ophthalmology | 6
ოტორინოლარინგოლოგია | Otorhinolaryngology | 6
გასტროენტეროლოგია | Gastroenterology | 6
ნეფროლოგია | Nephrology | 6
უროლოგია | Urology | 6
ფსიქიატრია | Psychiatry | 6
ტრავმატოლოგია და ორთოპედია | Traumatology and Orthopaedics | 6
პედიატრია II | Paediatrics II | 6
მეანობა-გინეკოლოგია II | Obstetrics and Gynaecology II | 6
ქირურგიული სნეულებები II | Surgical Diseases II | 6
ონკოლოგია | Oncology | 6
ანესთეზიოლოგია და ინტენსიური თერაპია | Anaesthesiology and Intensive Care | 6
გადაუდებელი მედიცინა | Emergency Medicine | 6
საოჯახო მედიცინა | Family Medicine | 6
სასამართლო მედიცინა | Forensic Medicine | 6
სამედიცინო რეაბილიტაცია | Medical Rehabilitation | 6
კლინიკური ფარმაკოლოგია | Clinical Pharmacology | 6
`,
  },
  {
    key: 'pha',
    form: 'll',
    subjects: `
ფარმაციის შესავალი | Introduction to Pharmacy | 5 | ls
ზოგადი და არაორგანული ქიმია | General and Inorganic Chemistry | 6
ორგანული ქიმია I | Organic Chemistry I | 6
ბოტანიკა | Botany | 5
ორგანული ქიმია II | Organic Chemistry II | 6
ანალიზური ქიმია | Analytical Chemistry | 6
ფიზიკური და კოლოიდური ქიმია | Physical and Colloid Chemistry | 5
ფარმაკოგნოზია I | Pharmacognosy I | 6
ფარმაცევტული ქიმია I | Pharmaceutical Chemistry I | 6
ფარმაკოგნოზია II | Pharmacognosy II | 5
ფარმაცევტული ტექნოლოგია I | Pharmaceutical Technology I | 6
ფარმაცევტული ქიმია II | Pharmaceutical Chemistry II | 6
ფარმაცევტული ტექნოლოგია II | Pharmaceutical Technology II | 6
ბიოფარმაცია | Biopharmacy | 5
კლინიკური ფარმაცია | Clinical Pharmacy | 6
ტოქსიკოლოგია | Toxicology | 5
ფარმაცევტული მენეჯმენტი და მარკეტინგი | Pharmaceutical Management and Marketing | 5 | ls
ფარმაცევტული კანონმდებლობა | Pharmaceutical Legislation | 5 | d
სააფთიაქო პრაქტიკა | Pharmacy Practice | 6 | f
კოსმეტიკური საშუალებების ტექნოლოგია | Cosmetics Technology | 5
ჰომეოპათიური საშუალებები | Homeopathic Preparations | 5
ფარმაცევტული ბიოტექნოლოგია | Pharmaceutical Biotechnology | 5
`,
  },
  {
    key: 'nur',
    form: 'lp',
    subjects: `
საექთნო საქმის საფუძვლები I | Fundamentals of Nursing I | 6
ანატომია და ფიზიოლოგია ექთნებისთვის | Anatomy and Physiology for Nurses | 6 | ll
საექთნო საქმის საფუძვლები II | Fundamentals of Nursing II | 6
მიკრობიოლოგია და ინფექციის კონტროლი | Microbiology and Infection Control | 5 | ll
პაციენტის შეფასება | Patient Assessment | 6
ფარმაკოლოგია ექთნებისთვის | Pharmacology for Nurses | 5
თერაპიული პაციენტის მოვლა | Medical Nursing | 6
ქირურგიული პაციენტის მოვლა | Surgical Nursing | 6
ბავშვთა მოვლა | Paediatric Nursing | 6
დედისა და ახალშობილის მოვლა | Maternal and Newborn Nursing | 6
ფსიქიატრიული პაციენტის მოვლა | Psychiatric Nursing | 6
ხანდაზმულთა მოვლა | Gerontological Nursing | 5
სათემო საექთნო საქმე | Community Nursing | 5
ინტენსიური მოვლა | Intensive Care Nursing | 6
პალიატიური მზრუნველობა | Palliative Care | 5
საექთნო მენეჯმენტი | Nursing Management | 5 | ls
მტკიცებულებებზე დაფუძნებული საექთნო პრაქტიკა | Evidence-Based Nursing | 5 | ls
ეთიკა და სამართალი საექთნო საქმეში | Ethics and Law in Nursing | 5 | d
`,
  },
  {
    key: 'mph',
    form: 'ls',
    subjects: `
საზოგადოებრივი ჯანდაცვის საფუძვლები | Foundations of Public Health | 6
ბიოსტატისტიკა | Biostatistics | 6 | lp
ეპიდემიოლოგიური კვლევის მეთოდები | Methods of Epidemiological Research | 6 | lp
ჯანდაცვის პოლიტიკა | Health Policy | 6
ჯანდაცვის ეკონომიკა | Health Economics | 6
გარემოს ჯანმრთელობა | Environmental Health | 6
ჯანმრთელობის ხელშეწყობა | Health Promotion | 6
ჯანდაცვის მენეჯმენტი | Health Care Management | 6
გლობალური ჯანმრთელობა | Global Health | 6
გადამდები დაავადებების კონტროლი | Control of Communicable Diseases | 6
დედათა და ბავშვთა ჯანმრთელობა | Maternal and Child Health | 6
ჯანდაცვის ინფორმაციული სისტემები | Health Information Systems | 6 | lp
`,
  },
]
