/** बिना GST रजिस्ट्रेशन (`noGst`) के फीस में GST नहीं होता */
export const gstIncluded = (noGst: boolean) => (noGst ? 'हमारे सारे शुल्क शामिल' : 'GST शामिल')
export const allIncluded = (noGst: boolean) =>
  noGst ? 'हमारे सारे शुल्क शामिल' : 'GST और हमारी फीस शामिल'

export const noExtraCharges = (noGst: boolean) =>
  `नहीं। फीस में ${noGst ? 'हमारे सारे शुल्क शामिल हैं' : 'हमारे काम के सारे टैक्स और शुल्क शामिल हैं, GST भी'}। इनकम टैक्स, ब्याज और लेट फीस सरकार को जाते हैं।`
