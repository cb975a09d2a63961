import type { ClientCopy } from '../../client-copy.ts'
import { FILE_MEGABYTES, RETURN_FILES, RETURN_MEGABYTES } from '../../upload-limits.ts'

export const uploadCopy: ClientCopy['uploadCopy'] = {
  notTaken:
    'इस तरह की फ़ाइल हम नहीं ले सकते। PDF, फ़ोटो (JPEG, PNG, WebP या HEIC), स्प्रेडशीट (XLSX, XLS या CSV), या JSON, XML, TXT भेजें।',
  otherThanItsName: (ending) =>
    `नाम के हिसाब से यह ${ending} फ़ाइल है, पर अंदर से नहीं है। इसे खोलें, PDF के रूप में सहेजें और वह भेजें।`,
  empty: 'यह फ़ाइल खाली है। फिर चुनें, या दूसरी कॉपी भेजें।',
  tooLarge: `यह फ़ाइल ${FILE_MEGABYTES} MB से बड़ी है। इसे हिस्सों में बाँटकर, या छोटा करके भेजें।`,
  returnFull: `इस रिटर्न में ${RETURN_MEGABYTES} MB या ${RETURN_FILES} फ़ाइलें हो चुकी हैं। और भेजने से पहले हमसे पूछें।`,
  noFile: 'पहले फ़ाइल चुनें।',
  malformed: 'फ़ाइल बीच में रुक गई। कृपया फिर भेजें।',
  gone: 'इस फ़ाइल का भेजना बंद हो चुका है। कृपया फिर भेजें।',
  noReturn: 'अभी हम आपका कोई रिटर्न तैयार नहीं कर रहे हैं, इसलिए कुछ भेजना नहीं है।',
  markup: 'इस फ़ाइल में एक वेब पेज है। उसे PDF के रूप में सहेजें और वह भेजें।',
}

export const uploadProgress: ClientCopy['uploadProgress'] = {
  waiting: 'बारी का इंतज़ार',
  sending: (percent) => `${percent}%`,
  paused: 'कनेक्शन टूट गया। यह अपने आप आगे बढ़ेगा।',
  done: 'भेज दी',
  refused: 'नहीं गई',
  stopped: 'बीच में रुकी',
  all: (done, total) => `${total} में से ${done} भेजी गईं`,
  label: (name) => `${name} कितनी भेजी गई`,
  labelAll: 'सभी फ़ाइलें कितनी भेजी गईं',
  resume: 'यह फ़ाइल बीच में रुक गई थी। आगे बढ़ने के लिए वही फ़ाइल फिर चुनें।',
  chooseAgain: 'यह फ़ाइल नहीं गई, क्योंकि पेज फिर से कोड डालकर खोलना पड़ा। भेजने के लिए इसे फिर चुनें।',
  failed: 'यह फ़ाइल नहीं भेजी जा सकी। कनेक्शन देखें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  remove: 'हटाएँ',
  removeFile: (name) => `${name} हटाएँ`,
  retryFile: (name) => `फिर कोशिश करें: ${name}`,
}
