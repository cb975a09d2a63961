/** What Word for Windows puts on the clipboard for a heading, text, two lists and a table. */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/asha/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><b>Rent receipts<o:p></o:p></b></h1>
<p class=MsoNormal>Keep a receipt for <b><span style='mso-bidi-font-weight:bold'>every month</span></b> in
which you paid <i style='mso-bidi-font-style:normal'>rent</i>.<span style='mso-spacerun:yes'>&nbsp; </span>See <a href="https://www.incometax.gov.in/"><span style='color:#0563C1'><u>the portal</u></span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Form 16<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Part A<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bank statement<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Log in<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Download<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Year<o:p></o:p></b></p></td><td width=301><p class=MsoNormal>Rate<o:p></o:p></p></td></tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=301><p class=MsoNormal>2026<o:p></o:p></p></td><td width=301><p class=MsoNormal>30%<o:p></o:p></p></td></tr>
</table>
<!--EndFragment--></body></html>`

export const wordAsWritten = `<h2>Rent receipts</h2>
<p>Keep a receipt for <strong>every month</strong> in which you paid <em>rent</em>. See <a href="https://www.incometax.gov.in/" rel="noopener noreferrer">the portal</a>.</p>
<ul>
<li>Form 16<ul>
<li>Part A</li>
</ul></li>
<li>Bank statement</li>
</ul>
<p>Then:</p>
<ol>
<li>Log in</li>
<li>Download</li>
</ol>
<table><tbody><tr><td><strong>Year</strong></td><td>Rate</td></tr><tr><td>2026</td><td>30%</td></tr></tbody></table>`

/** What Google Docs puts there for the like. */
export const googleClipboard = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8d5a3c1e-7fff-2a41-9c1b-0c5d1f6e8a11"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Advance tax</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Due in </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">four</span><span style="font-size:11pt;font-weight:400;font-style:italic;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;"> instalments</span><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;vertical-align:baseline;white-space:pre-wrap;">, always</span><span style="font-size:6.6pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:super;white-space:pre-wrap;">1</span><span style="font-weight:400;text-decoration:line-through;">, maybe</span> <a href="https://www.google.com/url?q=https://www.incometax.gov.in/iec/foportal/&amp;sa=D&amp;source=editors&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">here</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">June</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700;">15%</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>September</span></p></li></ul><br /></b><br class="Apple-interchange-newline">`

export const googleAsWritten = `<h2>Advance tax</h2>
<p>Due in <strong>four</strong><em> instalments</em><u>, always</u><sup>1</sup><s>, maybe</s> <a href="https://www.incometax.gov.in/iec/foportal/" rel="noopener noreferrer">here</a></p>
<ul>
<li>June<ul>
<li><strong>15%</strong></li>
</ul></li>
<li>September</li>
</ul>`

/** A table of Word with a repeated head, merged cells, smart tags and spaces of every kind. */
export const wordTableClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns:st1="urn:schemas-microsoft-com:office:smarttags" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<!--[if !mso]><object classid="clsid:38481807-CA0E-42D2-BF39-B33AF135CC4D" id=ieooui></object><style>st1\\:*{behavior:url(#ieooui) }</style><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} table.MsoTableGrid {mso-style-name:"Table Grid";} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal style='text-align:justify'>Rates in <st1:country-region w:st="on"><st1:place w:st="on">India</st1:place></st1:country-region><span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>for  the&nbsp;&nbsp;year:<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <thead>
  <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
   <td width=200 rowspan=2 style='width:150pt;mso-border-alt:solid'><p class=MsoNormal><b>Income<o:p></o:p></b></p></td>
   <td width=400 colspan=2><p class=MsoNormal align=center><b>Rate<o:p></o:p></b></p></td>
  </tr>
  <tr style='mso-yfti-irow:1'>
   <td width=200><p class=MsoNormal>Old regime<o:p></o:p></p></td>
   <td width=200><p class=MsoNormal>New regime<o:p></o:p></p></td>
  </tr>
 </thead>
 <tr style='mso-yfti-irow:2'>
  <td width=200><p class=MsoNormal>Up to <span class=SpellE>₹4,00,000</span><o:p></o:p></p></td>
  <td width=400 colspan=2 rowspan=2><p class=MsoNormal>Nil<o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:3;mso-yfti-lastrow:yes'>
  <td width=200><p class=MsoNormal>Agriculture<o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`

export const wordTableAsWritten = `<p>Rates in India for the year:</p>
<table><thead><tr><th>Income</th><th>Rate</th><th></th></tr><tr><th></th><th>Old regime</th><th>New regime</th></tr></thead><tbody><tr><td>Up to ₹4,00,000</td><td>Nil</td><td></td></tr><tr><td>Agriculture</td><td></td><td></td></tr></tbody></table>`

/** Some cells of Excel, two of them merged. */
export const excelClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:"\\#\\,\\#\\#0"; text-align:center;} --></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td colspan=2 height=20 class=xl65 width=128 style='mso-ignore:colspan'>Advance tax</td><td class=xl65 width=64>Share</td></tr>
 <tr height=20><td height=20 align=right x:num>15</td><td>June</td><td class=xl65 align=right>15%</td></tr>
<!--EndFragment--></table></body></html>`

export const excelAsWritten =
  '<table><tbody><tr><td>Advance tax</td><td></td><td>Share</td></tr><tr><td>15</td><td>June</td><td>15%</td></tr></tbody></table>'

const shapeType = `<v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" o:preferrelative="t" path="m@4@5l@4@11@9@11@9@5xe" filled="f" stroked="f"><v:stroke joinstyle="miter"/><v:formulas><v:f eqn="if lineDrawn pixelLineWidth 0"/></v:formulas><o:lock v:ext="edit" aspectratio="t"/></v:shapetype>`
const drawing = (number: number) =>
  `<!--[if gte vml 1]>${shapeType}<v:shape id="Picture_x0020_${number}" o:spid="_x0000_i102${number}" type="#_x0000_t75" alt="A screen" style='width:451.5pt;height:253.5pt;visibility:visible'><v:imagedata src="file:///C:/Users/asha/AppData/Local/Temp/msohtmlclip1/01/clip_image00${number}.png" o:title="screen"/></v:shape><![endif]-->`
const beside = (number: number) =>
  `<![if !vml]><img width=602 height=338 src="file:///C:/Users/asha/AppData/Local/Temp/msohtmlclip1/01/clip_image00${number}.png" alt="A screen" v:shapes="Picture_x0020_${number}"><![endif]>`

/** Text with two pictures, those that have an `img` beside their drawing: all in Word, none in Outlook. */
export const pictureClipboard = (shown: number[]) => {
  const picture = (number: number) =>
    drawing(number) + (shown.includes(number) ? beside(number) : '')
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}</style><![endif]--></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal>Open the portal and choose e-File.<o:p></o:p></p>
<p class=MsoNormal><span style='mso-no-proof:yes'>${picture(1)}</span><o:p></o:p></p>
<p class=MsoNormal>Then choose the year:<span style='mso-no-proof:yes'>${picture(2)}</span><o:p></o:p></p>
<p class=MsoNormal>Sign it.<o:p></o:p></p>
<!--EndFragment--></body></html>`
}
