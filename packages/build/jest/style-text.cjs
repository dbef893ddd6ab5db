// Style sheets are imported as text; layout is proven in a real browser, so Jest needs none of it.
module.exports = '';
