#include "CEmbeddedFiles.h"

/* clang lists these files among those that this one depends on, so that a changed one is compiled in again
 * (docs/decisions/0018-files-embedded-where-they-are.md). Plugins/DeflateFiles embeds larger ones. */

static const unsigned char documentation_js[] = {
#embed "search.js"
};

static const unsigned char inspector_html[] = {
#embed "../../Inspector/inspector.html"
};

static const unsigned char inspector_css[] = {
#embed "../../Inspector/style/base.css"
    ,
#embed "../../Inspector/style/layout.css"
    ,
#embed "../../Inspector/style/forms.css"
    ,
#embed "../../Inspector/style/hierarchy.css"
    ,
#embed "../../Inspector/style/log.css"
    ,
#embed "../../Inspector/style/screen.css"
    ,
#embed "../../Inspector/style/panels.css"
    ,
#embed "../../Inspector/style/report.css"
};

/* A module stands behind those that it imports from (docs/decisions/0028-the-page-is-modules.md). */
static const unsigned char inspector_js[] = {
#embed "../../Inspector/support/dom.js"
    ,
#embed "../../Inspector/support/record.js"
    ,
#embed "../../Inspector/support/state.js"
    ,
#embed "../../Inspector/support/api.js"
    ,
#embed "../../Inspector/session/past.js"
    ,
#embed "../../Inspector/session/moment.js"
    ,
#embed "../../Inspector/log/events.js"
    ,
#embed "../../Inspector/log/rows.js"
    ,
#embed "../../Inspector/panels/views.js"
    ,
#embed "../../Inspector/panels/expect.js"
    ,
#embed "../../Inspector/log/why.js"
    ,
#embed "../../Inspector/log/detail.js"
    ,
#embed "../../Inspector/log/list.js"
    ,
#embed "../../Inspector/log/filters.js"
    ,
#embed "../../Inspector/hierarchy/difference.js"
    ,
#embed "../../Inspector/hierarchy/tree.js"
    ,
#embed "../../Inspector/hierarchy/properties.js"
    ,
#embed "../../Inspector/act/fields.js"
    ,
#embed "../../Inspector/act/pauses.js"
    ,
#embed "../../Inspector/act/perform.js"
    ,
#embed "../../Inspector/act/names.js"
    ,
#embed "../../Inspector/act/form.js"
    ,
#embed "../../Inspector/act/points.js"
    ,
#embed "../../Inspector/screen/boxes.js"
    ,
#embed "../../Inspector/screen/layout.js"
    ,
#embed "../../Inspector/screen/picture.js"
    ,
#embed "../../Inspector/panels/maps.js"
    ,
#embed "../../Inspector/panels/diagram.js"
    ,
#embed "../../Inspector/panels/versions.js"
    ,
#embed "../../Inspector/panels/steps.js"
    ,
#embed "../../Inspector/session/stream.js"
    ,
#embed "../../Inspector/session/sessions.js"
    ,
#embed "../../Inspector/session/creator.js"
    ,
#embed "../../Inspector/session/transfer.js"
    ,
#embed "../../Inspector/main.js"
};

#define FILE_OF(name) \
    struct embedded_file embedded_##name(void) { return (struct embedded_file){name, sizeof name}; }

FILE_OF(documentation_js)
FILE_OF(inspector_html)
FILE_OF(inspector_css)
FILE_OF(inspector_js)
