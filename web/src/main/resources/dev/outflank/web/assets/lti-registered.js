// Reports to the platform that its window for registration can be closed (LTI Dynamic Registration 1.0).
const platform = window.opener ?? (window.parent === window ? null : window.parent);
platform?.postMessage({ subject: "org.imsglobal.lti.close" }, "*");
