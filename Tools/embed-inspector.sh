#!/usr/bin/env bash
# Writes the inspector's markup, style and script into the sources, where the program has them without any file.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
{
    echo '// swift-format-ignore-file'
    echo '// Written by Tools/embed-inspector.sh from the files in Inspector/.'
    echo 'extension InspectorPage {'
    for part in markup:html style:css script:js; do
        echo "    static let ${part%:*} = ##\"\"\""
        cat "Inspector/inspector.${part#*:}"
        echo '"""##'
    done
    echo '}'
} >Sources/RESTService/Site/InspectorPage+Text.swift
