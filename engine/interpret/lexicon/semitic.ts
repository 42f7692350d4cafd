import type { Phrases } from './phrases.ts'

/** What Arabic and Hebrew texts need to tell a working week; full reading of them is left to later. */
export const ARABIC: Phrases = {
  'day:mon': `
    الاثنين
    الإثنين
    اثنين
  `,
  'day:tue': `
    الثلاثاء
  `,
  'day:wed': `
    الاربعاء
    الأربعاء
  `,
  'day:thu': `
    الخميس
  `,
  'day:fri': `
    الجمعة
    الجمعه
  `,
  'day:sat': `
    السبت
  `,
  'day:sun': `
    الاحد
    الأحد
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    يوميا
    كل يوم
  `,
  'mer:am': `
    صباحا
    ص
    فجرا
  `,
  'mer:pm': `
    مساء
    عصرا
    ظهرا
    ليلا
    م
  `,
  'win:morning': `
    الصباح
    صباح
  `,
  'win:evening': `
    المساء
  `,
  'win:allday': `
    طوال اليوم
  `,
  from: `
    من
    من الساعة
    الساعة
  `,
  to: `
    إلى
    الى
    حتى
    حتى الساعة
    إلى الساعة
    الى الساعة
  `,
  at: `
    في
    عند
    الساعة
    في الساعة
  `,
  and: `
    و
  `,
  'act:work:work': `
    اعمل
    أعمل
    عمل
    دوام
    العمل
    الدوام
    شغل
    دوامي
  `,
  'act:club:class': `
    درس
    تمرين
    تدريب
    نادي
    النادي
    نادي رياضي
    الجيم
    جيم
    سباحة
    السباحة
    كرة القدم
    يوغا
    كورس
    الدرس
    الجامعة
  `,
  'act:family:family': `
    العائلة
    الاطفال
    الأطفال
    الأولاد
  `,
  'act:prayer:prayer': `
    صلاة
    الصلاة
    صلاة الفجر
    صلاة العشاء
  `,
  'act:jummah:Friday prayer': `
    صلاة الجمعة
  `,
}
export const HEBREW: Phrases = {
  'day:mon': `
    יום שני
    ב '
    שני
  `,
  'day:tue': `
    יום שלישי
    ג '
    שלישי
  `,
  'day:wed': `
    יום רביעי
    ד '
    רביעי
  `,
  'day:thu': `
    יום חמישי
    ה '
    חמישי
  `,
  'day:fri': `
    יום שישי
    ו '
    שישי
  `,
  'day:sat': `
    שבת
    בשבת
    יום שבת
  `,
  'day:sun': `
    יום ראשון
    א '
    ראשון
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    כל יום
    יום יום
  `,
  'mer:am': `
    בבוקר
  `,
  'mer:pm': `
    בערב
    אחרי הצהריים
    אחהצ
  `,
  'win:evening': `
    ערב
    ערבים
  `,
  fill: `
    ימים
    בימים
    ביום
    יום
    את
    ב
  `,
  to: `
    עד
  `,
  from: `
    מ
    בין
    משעה
    החל
  `,
  at: `
    בשעה
    ב
  `,
  and: `
    ו
  `,
  'act:work:work': `
    עובד
    עובדת
    עבודה
    משרד
    העבודה
  `,
  'act:club:class': `
    יוגה
    פילאטיס
    חדר כושר
    כדורגל
    כדורסל
    שחייה
    ריצה
    מקהלה
    טניס
    לימודים
    חוג
    שיעור
    אימון
    קורס
    חוג ריקוד
  `,
  'act:family:family': `
    ילדים
    משפחה
  `,
}
