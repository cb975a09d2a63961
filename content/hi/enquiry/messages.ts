import type { Copy } from '../../en/copy.ts'

export const enquiryMessages: Copy['enquiryMessages'] = {
  sent: {
    title: 'संदेश पहुँच गया!',
    text: (within) => `${within} हमारी टीम आपसे बात करेगी।`,
  },
  failed: { title: 'संदेश नहीं भेजा जा सका', text: 'थोड़ी देर में फिर कोशिश करें।' },
  sending: 'भेजा जा रहा है...',
  offline: 'इंटरनेट बंद है, इसलिए कुछ नहीं भेजा गया। यह पेज खुला रखें, और इंटरनेट आने पर फिर भेजें।',
  seeReceipt: 'अपनी पूछताछ देखें',
  inquirySent: {
    title: 'हमसे पूछने के लिए धन्यवाद!',
    text: (within) => `${within} हम आपके रिटर्न के बारे में बात करेंगे।`,
  },
  inquiryFailed: { title: 'नहीं भेजा जा सका', text: 'पूछताछ नहीं भेजी जा सकी। फिर कोशिश करें।' },
  limited: 'आपके कनेक्शन से बहुत पूछताछ आ चुकी हैं। कुछ मिनट बाद फिर भेजें, या हमें फ़ोन करें।',
}
