/** सवालों के विषय, उनके पते के नाम से; जो यहाँ नहीं है, वह अंग्रेज़ी में दिखता है */
export const faqCategoryNames: Record<string, string> = {
  'getting-started': 'शुरुआत',
  documents: 'दस्तावेज़ और तारीखें',
  'salary-and-rent': 'वेतन और मकान का किराया',
  'investments-and-trading': 'निवेश और ट्रेडिंग',
  'freelancers-and-business': 'फ़्रीलांसर और कारोबार',
  'nri-and-foreign-income': 'NRI और विदेश की कमाई',
  'pricing-and-support': 'फीस और मदद',
}
